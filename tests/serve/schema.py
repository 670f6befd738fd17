"""A small validator of answers by an OpenAPI file: type, properties, required, items, enum, anyOf, additionalProperties."""
import json
import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


class Openapi:
    def __init__(self, path):
        with open(path) as file:
            self.document = json.load(file)
        self.asked = set()

    def find(self, schema):
        while "$ref" in schema:
            name = schema["$ref"]
            assert name.startswith("#/"), name
            schema = self.document
            for part in name[2:].split("/"):
                schema = schema[part]
        return schema

    def schema(self, name):
        return self.document["components"]["schemas"][name]

    def is_type(self, value, name):
        if name == "integer":
            return isinstance(value, int) and not isinstance(value, bool)
        if name == "number":
            return isinstance(value, (int, float)) and not isinstance(value, bool)
        return isinstance(value, TYPES[name])

    def check(self, value, schema, where="answer"):
        schema = self.find(schema)
        if "anyOf" in schema:
            wrong = []
            for one in schema["anyOf"]:
                try:
                    return self.check(value, one, where)
                except AssertionError as error:
                    wrong.append(str(error))
            raise AssertionError(f"{where} is none of those: {wrong}")
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        assert not types or any(self.is_type(value, name) for name in types), f"{where} is no {types}: {value!r}"
        assert "enum" not in schema or value in schema["enum"], f"{where} is none of {schema['enum']}: {value!r}"
        if isinstance(value, dict):
            for name in schema.get("required", []):
                assert name in value, f"{where} has no {name}"
            properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
            for name, member in value.items():
                if name in properties:
                    self.check(member, properties[name], f"{where}.{name}")
                elif isinstance(others, dict):
                    self.check(member, others, f"{where}.{name}")
                else:
                    assert others, f"{where}.{name} is not described"
        if isinstance(value, list):
            assert schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)), f"{where} has {len(value)} items"
        if isinstance(value, list) and "items" in schema:
            for i, item in enumerate(value):
                self.check(item, schema["items"], f"{where}[{i}]")

    def answer(self, method, path, answer, status):
        """That a path is described, and the answer is as it says."""
        assert answer.status == status, f"{method} {path}: {answer.status} {answer.body[:300]}"
        for pattern, methods in self.document["paths"].items():
            if re.fullmatch(re.sub(r"\{[a-z]+\}", "[^/]+", pattern), path.split("?")[0]) and method.lower() in methods:
                self.asked.add((method, pattern, str(status)))
                responses = methods[method.lower()]["responses"]
                assert str(status) in responses, f"{method} {path}: {status} is not described"
                content = self.find(responses[str(status)])["content"]
                type_sent = answer.headers["Content-Type"].split(";")[0]
                assert type_sent in content, f"{method} {path}: {type_sent} is not described"
                if type_sent != "application/json":
                    return None
                return self.check(answer.json, content[type_sent]["schema"], f"{method} {path}")
        raise AssertionError(f"{method} {path} is not described")

    def operations(self):
        """Each method of each path, with the statuses that it may have."""
        for pattern, methods in self.document["paths"].items():
            for method, what in methods.items():
                if method in ("get", "post"):
                    yield method.upper(), pattern, what["responses"]

    def unasked(self, excepted):
        """What is described but was not answered, except for statuses that need a fault."""
        every = {(method, pattern, status) for method, pattern, responses in self.operations() for status in responses
                 if status not in excepted}
        return sorted(every - self.asked)
