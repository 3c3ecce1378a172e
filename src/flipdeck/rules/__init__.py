"""The rules as plain data: cards, editions, rulings, moves, events and the rulebook."""
