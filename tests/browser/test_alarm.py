"""The watch over every page is awake: it notices errors, other hosts and forbidden scripts."""

from tests.support.browser_fixture import House


def test_what_goes_wrong_is_noticed(house: House) -> None:
    ann = house.person().open()
    ann.page.locator("[data-do=play]").wait_for()
    assert ann.blamed() == []
    ann.page.evaluate("() => console.error('broken')")
    ann.page.evaluate("() => fetch('http://192.0.2.1/').catch(() => {})")
    ann.page.evaluate("() => setTimeout(() => { throw new Error('thrown') })")
    ann.page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = '1'
          document.head.append(script)
        }"""
    )
    ann.page.wait_for_timeout(0)
    said = " | ".join(ann.blamed())
    for part in ("broken", "policy: connect-src", "policy: script-src", "thrown"):
        assert part in said, said
    ann.wrong.clear()
