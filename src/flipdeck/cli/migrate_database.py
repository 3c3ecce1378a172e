"""``flipdeck migrate-database``: copies the tables of a server into another database."""

from __future__ import annotations

import sys

from flipdeck.cli import serve


def run(source: str, target: str) -> int:
    """Copy a database into an empty one and return the exit status."""
    from flipdeck.server.storage.copying import copy_database
    from flipdeck.server.storage.database_url import database_name, database_url

    shown = sys.stderr.isatty()

    def progress(done: int, total: int) -> None:
        if shown:
            print(f"\r{done:,} of {total:,} rows", end="", file=sys.stderr, flush=True)

    urls = serve.database_url(source), serve.database_url(target)
    try:
        copied = copy_database(urls[0], urls[1], progress)
    finally:
        if shown:
            print(file=sys.stderr)
    from_, to = (database_name(database_url(url)) for url in urls)
    print(f"Copied {from_} to {to}.")
    print(
        f"{copied['tables']:,} tables, {copied['log']:,} log entries and {copied['matches']:,} "
        "match records were read again there; counts and checksums agree."
    )
    return 0
