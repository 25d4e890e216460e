"""The installed web app: it opens offline and says so, a newer version takes over, the screen stays on."""

from __future__ import annotations

import json
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludoteca.server.http.static_files import client_folder
from tests.browser.conftest import ROOT, House, Opener, begin, new_guest, open_table, screenshot, seat_bots

WHOLE_BROWSER = True             # the headless shell does not support notifications
PUBLIC = ROOT / "client" / "public"
READY = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
# Stands in for a phone's wake lock: headless Chromium grants none.
AWAKE = """
window.awake = 0;
navigator.wakeLock.request = async () => {
  window.awake += 1;
  return {release: async () => { window.awake -= 1; }};
};
"""


def kept(page: Page, house: House) -> None:
    """Open the page and wait until the service worker has cached it."""
    page.goto(house.url)
    page.locator(".box").first.wait_for()
    page.wait_for_function(READY)


@pytest.mark.parametrize(("language", "words"), [("it", "Riprova"), ("en", "Try again")])
def test_offline_it_opens_with_a_sentence_and_goes_on_once_online(
    house: House, open_page: Opener, language: str, words: str,
) -> None:
    page = open_page("phone", language=language, service_workers="allow")
    kept(page, house)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main .empty")).to_contain_text(words)
    page.context.set_offline(False)
    page.locator(".box").first.wait_for()


def test_offline_without_the_chosen_language_it_shows_another(house: House, open_page: Opener) -> None:
    """The cached texts are in the browser's language; the guest's own language was never fetched through the worker."""
    page = open_page("phone", language="en", service_workers="allow")
    kept(page, house)
    page.evaluate("localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'de' }))")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main .empty")).to_contain_text("Try again")
    page.context.set_offline(False)


def test_a_table_offline_says_so_and_does_not_reload_for_ever(house: House, open_page: Opener) -> None:
    page = open_page("phone", service_workers="allow")
    kept(page, house)
    page.context.set_offline(True)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.goto(f"{house.url}/t/nowhere")
    page.locator("main#content.missing button, .notice button").first.wait_for()
    assert len(loads) == 1
    page.context.set_offline(False)


def test_a_game_goes_on_while_a_newer_version_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_page: Opener,
) -> None:
    client = shutil.copytree(client_folder(), tmp_path / "client")
    monkeypatch.setenv("LUDOTECA_CLIENT", str(client))
    house = House(tmp_path)
    house.open()
    page = open_page("phone", service_workers="allow")
    new_guest(page, house, "Anna")
    kept(page, house)
    open_table(page, house, "masterdice", seats=2)
    seat_bots(page)
    begin(page)
    page.evaluate("""() => { window.same = true; window.newer = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => done(true))); }""")
    # The newer version has another program and another worker, and lacks some files of this page.
    entry = next(client.glob("assets/index-*.js"))
    entry.with_name("index-newer.js").write_text(f"import './{entry.name}';\n", "utf-8")
    front = client / "index.html"
    front.write_text(front.read_text("utf-8").replace(entry.name, "index-newer.js"), "utf-8")
    (client / "sw.js").write_text((client / "sw.js").read_text("utf-8") + "// newer\n", "utf-8")
    for packed in client.glob("sw.js.*"):
        packed.unlink()
    for old in client.glob("assets/TablePage-*"):
        old.unlink()
    house.close()
    house.open()
    page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
    assert page.evaluate("window.newer")
    expect(page.locator(".connection, .offline")).to_have_count(0)
    page.locator("main.board").wait_for()
    offer = page.get_by_role("status").filter(has_text="più nuova")
    expect(offer).to_contain_text("La partita resta dov’è")
    assert page.evaluate("window.same"), "the page was reloaded under the fingers"
    offer.get_by_role("button", name="Aggiorna").click()
    page.wait_for_function("() => !window.same")
    page.locator("main.board").wait_for()
    expect(offer).to_have_count(0)
    house.close()


def test_the_screen_stays_on_while_a_game_is_on_and_not_after(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    page.add_init_script(AWAKE)
    new_guest(page, house, "Anna")
    open_table(page, house, "masterdice", seats=2)
    assert page.evaluate("window.awake") == 0
    seat_bots(page)
    begin(page)
    page.wait_for_function("() => window.awake === 1")
    page.locator("a.back").click()
    page.wait_for_function("() => window.awake === 0")


def test_icons_are_what_the_manifest_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    drawn = [each for each in manifest["icons"] if each["type"] == "image/png"]
    assert {(each["purpose"], each["sizes"]) for each in drawn} >= {("maskable", "512x512"), ("any", "192x192")}
    for each in drawn:
        assert f"{size(PUBLIC / each['src'])[0]}x{size(PUBLIC / each['src'])[1]}" == each["sizes"]


def size(png: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return width, height


# Chromium would ask its push service for an endpoint; here the page makes one, with keys as a browser has them.
ADDRESS = """
(() => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({name: 'ECDH', namedCurve: 'P-256'}, true, ['deriveBits']);
    const keys = {p256dh: await crypto.subtle.exportKey('raw', pair.publicKey), auth: new Uint8Array(16).buffer};
    made = {endpoint: 'https://fcm.googleapis.com/fcm/send/prova', getKey: name => keys[name]};
    return made;
  };
})();
"""
SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(each => each.body)
"""
TAPPED = """
() => new Promise(async tapped => {
  self.clients.openWindow = async place => { tapped(place); return null; };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
})
"""


def test_a_slow_table_calls_and_a_tap_leads_to_it(house: House, open_page: Opener) -> None:
    page = open_page("phone", service_workers="allow", permissions=["notifications"])
    page.add_init_script(ADDRESS)
    new_guest(page, house, "Anna")
    kept(page, house)
    page.goto(f"{house.url}/box/polywords/polpo")
    expect(page.get_by_text("Clessidra", exact=True)).to_be_visible()
    page.get_by_text("Senza fretta, anche per settimane").click()
    expect(page.get_by_text("Clessidra", exact=True)).to_have_count(0)
    page.locator(".bar").get_by_role("button", name="Apri un tavolo").click()
    page.get_by_role("button", name="Chiamami quando tocca a me").click()
    expect(page.locator(".slow")).to_contain_text("Ti chiamiamo quando tocca a te.")
    screenshot(page, "slow-phone-lobby")
    table = page.url.rpartition("/")[2]
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated",
                lambda told: found.extend(each["registrationId"] for each in told["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    told = json.dumps({"table": table, "title": "Ludoteca", "body": "Tocca a te al tavolo PDCR."})
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": house.url, "registrationId": found[0], "data": told})
    while not (shown := page.evaluate(SHOWN)):
        page.wait_for_timeout(50)
    assert shown == ["Tocca a te al tavolo PDCR."]
    assert page.context.service_workers[0].evaluate(TAPPED) == f"{house.url}/t/{table}"
    page.goto(house.url)
    expect(page.get_by_role("region", name="I tuoi tavoli aperti")).to_contain_text("Polpo, senza fretta")
