"""Tables in memory: state, commands, sessions, bots and clocks."""
