"""The verifiable shuffle ``flipdeck-shuffle-v1``: commitments, parts, keys and keyed shuffles.

Plain functions on bytes and lists; nothing here knows a card, a table or the engine.
"""
