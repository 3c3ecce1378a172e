"""The server: tables stored as logs, played over WebSockets. It handles no cards itself."""
