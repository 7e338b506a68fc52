"""Print the tools, and call some as a model would."""

import asyncio

from .toolspec.app import open_app

CALLS = (
    ("search_catalog", '{"filter": {"field": "name", "value": "Teapot"}}'),
    (
        "create_order",
        """{"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
            "items": [{"skuId": "XYZ-1000"}, {"skuId": "ABC-0001", "quantity": 2}],
            "payment": {"method": "card", "token": "tok_1"}}""",
    ),
    ("create_order", '{"items": [{"skuId": "mug"}]}'),
)


async def main() -> None:
    async with open_app() as app:
        for tool in app.toolbox.tools:
            print(tool.name)
        for name, arguments in CALLS:
            result = await app.toolbox.call_for_model(name, arguments)
            print(result.text)


asyncio.run(main())
