"""HTTPS on a local network: the server's own certificate, the plain page before it, and the errors when that fails."""

from __future__ import annotations

import ssl
from pathlib import Path

import aiohttp
import pytest

from ludoteca.cli import main
from ludoteca.server.http import tls
from ludoteca.server.http.tls import NoCertificate, explanation, own_certificate
from tests.web.people import Server


def test_a_certificate_is_made_once_with_every_name_of_the_house(tmp_path: Path) -> None:
    made = own_certificate(tmp_path / "tls", frozenset({"giochi.example.org", "*"}))
    first = made.fingerprint()
    assert made.key.stat().st_mode & 0o777 == 0o600 and first.count(":") == 31
    found = ssl._ssl._test_decode_cert(str(made.cert))["subjectAltName"]  # type: ignore[attr-defined]
    assert ("DNS", "localhost") in found and ("DNS", "giochi.example.org") in found
    assert ("IP Address", "127.0.0.1") in found
    assert own_certificate(tmp_path / "tls", frozenset()).fingerprint() == first
    made.context()


def test_without_openssl_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    with pytest.raises(NoCertificate):
        own_certificate(tmp_path / "tls", frozenset())
    assert main(["serve", "--tls", "--port=0", "--host=127.0.0.1", "--no-browser", "--bot-workers=0"]) == 1
    assert "--tls-cert" in capsys.readouterr().err


def test_the_page_explains_in_the_callers_language() -> None:
    page = explanation("it", 'https://x/"><script>', "AA:BB")
    assert "AA:BB" in page and "Avanzate" in page and "<script" not in page
    assert "Advanced" in explanation("en", "https://x/", "AA") and tls.POLICY.startswith("default-src 'none'")


async def https_link(http: aiohttp.ClientSession, url: str) -> str:
    """The HTTPS address that the plain page links to."""
    async with http.get(url, headers={"Accept-Language": "en"}) as answer:
        page = await answer.text()
        assert answer.status == 200 and "unsafe-inline" in answer.headers["Content-Security-Policy"]
    return page.partition('href="')[2].partition('"')[0]


async def test_the_plain_page_links_to_https(tmp_path: Path) -> None:
    house = Server(tmp_path, "--tls", "--bot-workers=0")
    url = await house.start()
    try:
        async with aiohttp.ClientSession() as http:
            safe = await https_link(http, url)
            assert safe.startswith("https://")
            async with http.get(f"{safe}healthz", ssl=False) as answer:
                assert (await answer.json())["status"] == "ok"
            async with http.get(url, headers={"Host": "evil.example"}) as answer:
                assert answer.status == 421
    finally:
        assert await house.stop() == 0


def test_with_workers_peers_cannot_connect_through_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    monkeypatch.setenv("LUDOTECA_ADDRESS", "https://10.0.0.11:8443")
    assert main(["serve", "--tls", "--workers=2", "--port=0", "--no-browser", "--bot-workers=0"]) == 1
    said = capsys.readouterr().err
    assert "“https://10.0.0.11:8443”" in said and "alla porta in chiaro" in said and "to the plain port" in said
