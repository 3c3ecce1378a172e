"""Which locale somebody is given."""

from __future__ import annotations

import pytest

from flipdeck.rules.locales import DEFAULT_LOCALE, find_locale, locales, negotiate, wanted_by

ALL = (
    *("en", "fr-CA", "fr-FR", "pt-PT", "pt-BR", "es-ES", "es-419"),
    *("de", "nl", "it", "sv", "da", "fi", "nb"),
)


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("fr-BE", "fr-FR"),
        ("fr", "fr-FR"),
        ("fr-CA", "fr-CA"),
        ("FR-ca", "fr-CA"),
        ("fr_CA.UTF-8", "fr-CA"),
        ("es-MX", "es-419"),
        ("es-Latn-AR", "es-419"),
        ("es-419", "es-419"),
        ("es", "es-ES"),
        ("es-ES", "es-ES"),
        ("es-IC", "es-ES"),
        ("pt", "pt-PT"),
        ("pt-AO", "pt-PT"),
        ("pt-BR", "pt-BR"),
        ("pt_BR@currency", "pt-BR"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("nb_NO.UTF-8", "nb"),
        ("en-GB", "en"),
        ("de_AT.UTF-8", "de"),
        ("de-CH-1901", "de"),
        ("fi", "fi"),
        ("ja", "en"),
        ("C", "en"),
        ("POSIX", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_nearest_locale_is_given(wanted: str, given: str) -> None:
    assert negotiate([wanted], ALL) == given


def test_first_language_that_there_is_wins() -> None:
    assert negotiate(["ja-JP", "sv-FI", "de"], ALL) == "sv"
    assert negotiate([], ALL) == "en"
    assert find_locale(["ja"], ALL) is None


def test_another_region_serves_where_the_nearest_is_missing() -> None:
    assert negotiate(["es-MX"], ["en", "es-ES"]) == "es-ES"
    assert negotiate(["es"], ["en", "es-419"]) == "es-419"
    assert negotiate(["fr-FR"], ["en", "fr-CA"]) == "fr-CA"


def test_environment_is_asked_in_the_order_of_gettext() -> None:
    full = {"LANGUAGE": "sv:de", "LC_ALL": "fi_FI.UTF-8", "LC_MESSAGES": "it", "LANG": "nl"}
    assert wanted_by(full) == ["sv", "de"]
    del full["LANGUAGE"]
    assert wanted_by(full) == ["fi_FI.UTF-8"]
    assert wanted_by({"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "nl"}) == ["it"]
    assert wanted_by({"LANG": "nl"}) == ["nl"]
    assert wanted_by({}) == []


def test_registry_lists_known_locales_in_their_order() -> None:
    listed = [*locales()]
    assert listed[0] == DEFAULT_LOCALE
    assert listed == [each for each in ALL if each in listed]
    assert {each.dir for each in locales().values()} == {"ltr"}
