"""The headers of every answer: what a browser may do with it, and that it keeps nothing."""

from __future__ import annotations

from flask import Response, request

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
PREVIEW = "/host/preview"
FRAMED_POLICY = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
FORMS = ("/host", "/director")
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), "
        "display-capture=(), screen-wake-lock=(self), fullscreen=(self)"
    ),
}


def add_headers(response: Response) -> Response:
    """Puts them on."""
    headers = response.headers
    headers.update(ALWAYS)
    framed = request.path == PREVIEW
    # A page that is one file has a narrower policy in itself, and only its frames are told here.
    policy = FRAMED_POLICY if framed else CONTENT_SECURITY_POLICY
    headers.setdefault("Content-Security-Policy", policy)
    # Under "no-referrer" browsers name no origin on a form of their own either, and it would be
    # refused.
    form = request.path in FORMS or request.path.startswith(("/host/log", "/director/log"))
    headers["Referrer-Policy"] = "same-origin" if form else "no-referrer"
    if request.path.startswith("/static/"):
        headers.setdefault("Cache-Control", "no-cache")
    elif "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-store"
    return response
