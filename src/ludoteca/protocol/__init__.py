"""Every type on the wire: messages, refusals, HTTP bodies, and what is generated from them."""
