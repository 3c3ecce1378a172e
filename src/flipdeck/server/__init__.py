"""The server: tables stored as logs, played over WebSockets. It knows no card."""
