"""One server for all attacks of a worker: each attack has addresses of its own."""

from collections.abc import Iterator

import pytest

from tests.support.attacked_server import default_server
from tests.support.server_process import ServerProcess


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with default limits."""
    with default_server(tmp_path_factory.mktemp("attacked")) as process:
        yield process
