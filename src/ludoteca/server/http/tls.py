"""HTTPS at home: a self-signed certificate, and a plain page that explains the browser's warning in advance.

Browsers give microphone, wake lock and notifications only to HTTPS pages. Without a public name no authority signs a
certificate, so it is self-signed and every device asks once.
"""

from __future__ import annotations

import hashlib
import socket
import ssl
import subprocess
import time
from collections.abc import Callable
from html import escape
from pathlib import Path

import msgspec
from aiohttp import web

from ludoteca.rules.texts import sentence
from ludoteca.server.http.links import lan_address
from ludoteca.server.http.responses import language_of
from ludoteca.server.runtime.client_address import address_of
from ludoteca.server.runtime.operator_text import TEXTS

DAYS = 397                       # longer ones are refused by some browsers
RENEWED_BEFORE = 30 * 86_400
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
STYLE = """body{font:18px/1.5 Verdana,sans-serif;max-width:34em;margin:8vh auto;padding:0 20px;color:#231F1A;
background:#F7F1E5}
h1{font:640 2rem/1.2 Georgia,serif}a{display:inline-block;margin:12px 0;padding:14px 24px;border-radius:12px;
background:#5B4632;color:#fff;font-weight:700;text-decoration:none}code{overflow-wrap:anywhere}small{color:#6B6255}"""


class NoCertificate(Exception):
    """None is there, and none can be made on this machine."""


class Certificate(msgspec.Struct, frozen=True):
    """Where certificate and key lie."""

    cert: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.load_cert_chain(self.cert, self.key)
        return context

    def fingerprint(self) -> str:
        """What a careful guest compares with what the browser shows."""
        whole = hashlib.sha256(ssl.PEM_cert_to_DER_cert(self.cert.read_text("ascii"))).hexdigest().upper()
        return ":".join(whole[place:place + 2] for place in range(0, len(whole), 2))


def names_of_house(names: frozenset[str]) -> list[str]:
    """Every name and number by which this machine is called at home, as a certificate lists them."""
    host = socket.gethostname().lower()
    called = ["localhost", host, f"{host.partition('.')[0]}.local", *sorted(names - {"*"}), "127.0.0.1",
              *filter(None, [lan_address()])]
    return [f"IP:{each}" if address_of(each) else f"DNS:{each.lstrip('.')}" for each in dict.fromkeys(called)]


def own_certificate(folder: Path, names: frozenset[str]) -> Certificate:
    """The certificate of this house: kept, and made again shortly before it runs out. Raises NoCertificate."""
    made = Certificate(folder / "house.crt", folder / "house.key")
    if made.cert.is_file() and made.key.is_file() and \
            time.time() - made.cert.stat().st_mtime < DAYS * 86_400 - RENEWED_BEFORE:
        return made
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", str(DAYS), "-subj", "/CN=Ludoteca",
             "-addext", f"subjectAltName={','.join(names_of_house(names))}",
             "-addext", "extendedKeyUsage=serverAuth", "-keyout", str(made.key), "-out", str(made.cert)],
            check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError) as error:
        raise NoCertificate(str(error)) from error
    made.key.chmod(0o600)
    return made


def explanation(language: str, address: str, fingerprint: str) -> str:
    """The page that says what the browser is about to say, and why."""
    def say(key: str) -> str:
        return escape(sentence(TEXTS, f"tls-{key}", language, {}))

    return (f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ludoteca</title>'
            f"<style>{STYLE}</style><h1>{say('title')}</h1><p>{say('why')}</p><p>{say('what')}</p><p>{say('how')}</p>"
            f'<p><a href="{escape(address, quote=True)}">{say("go")}</a></p>'
            f"<p><small>{say('fingerprint')} <code>{fingerprint}</code></small></p></html>")


def plain_page(port: int, base: str, certificate: Certificate) -> Callable[[web.Request], web.Response]:
    """What an encrypted house says on a plain line: one page, at whatever address."""
    fingerprint = certificate.fingerprint()

    def explain(request: web.Request) -> web.Response:
        if request.method not in ("GET", "HEAD"):
            raise web.HTTPMethodNotAllowed(request.method, ("GET", "HEAD"))
        name, colon, rest = request.host.rpartition(":")
        host = name if colon and not rest.endswith("]") else request.host
        place = request.rel_url.raw_path if request.rel_url.raw_path != "/" else f"{base}/"
        page = explanation(language_of(request), f"https://{host}:{port}{place}", fingerprint)
        return web.Response(text=page, content_type="text/html", headers={
            "Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff"})

    return explain
