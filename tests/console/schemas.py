"""As much of JSON Schema as the OpenAPI document uses, to hold the document against the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Doc = dict[str, Any]
TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "null": lambda value: value is None,
}
# Words that say nothing about what is accepted.
SILENT = {"title", "description", "default", "discriminator", "$ref"}


class Schemas:
    """The schemas of one document."""

    def __init__(self, document: Doc) -> None:
        self._components = document["components"]["schemas"]

    def accepts(self, schema: Doc, value: Any) -> bool:
        """Whether a value fits. AssertionError for a word that this reader does not know."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if not self.accepts(self._components[name], value):
                return False
        return all(CHECKS[word](self, schema, value) for word in schema if word not in SILENT)

    def _type(self, schema: Doc, value: Any) -> bool:
        types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        return any(TYPES[each](value) for each in types)

    def _properties(self, schema: Doc, value: Any) -> bool:
        known = schema["properties"]
        return not isinstance(value, dict) or all(
            self.accepts(known[name], each) for name, each in value.items() if name in known
        )

    def _additional(self, schema: Doc, value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        rest = [each for name, each in value.items() if name not in schema.get("properties", {})]
        allowed = schema["additionalProperties"]
        if isinstance(allowed, bool):
            return allowed or not rest
        return all(self.accepts(allowed, each) for each in rest)

    def _names(self, schema: Doc, value: Any) -> bool:
        names = schema["propertyNames"]
        return not isinstance(value, dict) or all(self.accepts(names, name) for name in value)

    def _items(self, schema: Doc, value: Any) -> bool:
        if not isinstance(value, list) or schema["items"] is False:
            return True
        rest = value[len(schema.get("prefixItems", ())) :]
        return all(self.accepts(schema["items"], each) for each in rest)

    def _prefix(self, schema: Doc, value: Any) -> bool:
        pairs = zip(schema["prefixItems"], value, strict=False)
        return not isinstance(value, list) or all(self.accepts(s, each) for s, each in pairs)


CHECKS: dict[str, Callable[[Schemas, Doc, Any], bool]] = {
    "type": Schemas._type,
    "properties": Schemas._properties,
    "additionalProperties": Schemas._additional,
    "propertyNames": Schemas._names,
    "items": Schemas._items,
    "prefixItems": Schemas._prefix,
    "anyOf": lambda s, schema, v: any(s.accepts(each, v) for each in schema["anyOf"]),
    "required": lambda s, schema, v: not isinstance(v, dict) or set(schema["required"]) <= set(v),
    "enum": lambda s, schema, v: v in schema["enum"] and not isinstance(v, int),
    "const": lambda s, schema, v: v is schema["const"],
    "minLength": lambda s, schema, v: not isinstance(v, str) or len(v) >= schema["minLength"],
    "maxLength": lambda s, schema, v: not isinstance(v, str) or len(v) <= schema["maxLength"],
    "pattern": lambda s, schema, v: not isinstance(v, str) or bool(re.search(schema["pattern"], v)),
    "minimum": lambda s, schema, v: not TYPES["number"](v) or v >= schema["minimum"],
    "maximum": lambda s, schema, v: not TYPES["number"](v) or v <= schema["maximum"],
    "minItems": lambda s, schema, v: not isinstance(v, list) or len(v) >= schema["minItems"],
    "maxItems": lambda s, schema, v: not isinstance(v, list) or len(v) <= schema["maxItems"],
    "minProperties": lambda s, schema, v: (
        not isinstance(v, dict) or len(v) >= schema["minProperties"]
    ),
    "maxProperties": lambda s, schema, v: (
        not isinstance(v, dict) or len(v) <= schema["maxProperties"]
    ),
}
