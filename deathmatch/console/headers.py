"""The headers of every answer: what a browser may do with it, and that it keeps nothing."""

from __future__ import annotations

from flask import Response, request

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
PREVIEW = "/host/preview"
FRAMED_POLICY = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
STATIC = "/static/"
PAGES_TOO = (".svg", "worker.js")
"""What of it a browser may run or show by itself: it has a policy of its own."""
SPARED = ("Content-Disposition", "Accept-Ranges")
FORMS = ("/host", "/director")
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ON_PAGES = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), "
        "display-capture=(), screen-wake-lock=(self), fullscreen=(self)"
    ),
}


def add_headers(response: Response) -> Response:
    """Puts them on."""
    headers = response.headers
    headers.update(ALWAYS)
    if request.path.startswith(STATIC) and not request.path.endswith(PAGES_TOO):
        return _static(response)
    headers.update(ON_PAGES)
    framed = request.path == PREVIEW
    # A page that is one file has a narrower policy in itself, and only its frames are told here.
    policy = FRAMED_POLICY if framed else CONTENT_SECURITY_POLICY
    headers.setdefault("Content-Security-Policy", policy)
    # Under "no-referrer" browsers name no origin on a form of their own either, and it would be
    # refused.
    form = request.path in FORMS or request.path.startswith(("/host/log", "/director/log"))
    headers["Referrer-Policy"] = "same-origin" if form else "no-referrer"
    headers.setdefault(
        "Cache-Control", "no-cache" if request.path.startswith(STATIC) else "no-store"
    )
    return response


def _static(response: Response) -> Response:
    """Every screen has a hundred of them: what says nothing about a part of a page is left out."""
    response.headers.setdefault("Cache-Control", "no-cache")
    for name in SPARED:
        response.headers.pop(name, None)
    return response
