"""The server: tables in a log, told to browsers over sockets. It knows no card."""
