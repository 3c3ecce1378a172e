"""Settings from the environment."""

from __future__ import annotations

import msgspec
import pytest

from flipdeck.cli import main
from flipdeck.rules.errors import BadInput
from flipdeck.server.environment import PREFIX, settings_from, variable
from flipdeck.server.settings import ServerSettings


def read(**variables: str) -> dict[str, object]:
    return settings_from({PREFIX + name: text for name, text in variables.items()})


def test_every_setting_has_a_variable_except_those_of_the_server_itself() -> None:
    without = [name for name in ServerSettings.__struct_fields__ if variable(name) is None]
    assert without == ["address", "clock_second"]
    assert variable("most_tables") == "FLIPDECK_SERVE_MOST_TABLES"


def test_every_default_can_be_written_as_a_variable() -> None:
    for field in msgspec.structs.fields(ServerSettings):
        if variable(field.name) is None or field.default in ((), ""):
            continue
        text = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
        assert read(**{field.name.upper(): text}) == {field.name: field.default}


def test_lists_empty_variables_and_those_of_others() -> None:
    assert read(ORIGINS="https://a.org, https://b.org") == {
        "origins": ("https://a.org", "https://b.org")
    }
    assert read(PORT="") == {}
    assert settings_from({"FLIPDECK_JIT": "0", "PATH": "/bin"}) == {}


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("MOST_TABLES", "many", "='many': it must be a whole number"),
        ("SAY_RATE", "-1", "='-1': it must be 0 or more"),
        ("SAY_RATE", "nan", "='nan': it must be 0 or more"),
        ("LAN", "perhaps", "='perhaps': it must be true or false"),
        ("SYNCHRONOUS", "OFF", "='OFF': it must be FULL or NORMAL"),
        ("MOST_TABELS", "5", "; did you mean FLIPDECK_SERVE_MOST_TABLES?"),
        ("CLOCK_SECOND", "5", "unknown environment variable FLIPDECK_SERVE_CLOCK_SECOND"),
    ],
)
def test_what_cannot_be_used_is_named(name: str, text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as error:
        read(**{name: text})
    assert wrong in str(error.value)
    assert PREFIX + name in str(error.value)


def test_the_command_uses_the_environment_and_an_option_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLIPDECK_SERVE_PORT", "70000")
    assert main(["serve"]) == 2
    assert "port 70000: it must be 0 to 65535" in capsys.readouterr().err
    assert main(["serve", "--port", "80000"]) == 2
    assert "port 80000" in capsys.readouterr().err
