// What lies on the table at first, as `python -m scripts.fixed_deals export FOLDER` writes it; DEALS is that folder.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

exports.deal = (game) => JSON.parse(readFileSync(join(process.env.DEALS ?? join(__dirname, 'deals'), `${game}.json`)));

// With CATALOGUE=1 clients are taken to have the cards already: faces and titles stay out of what is sent.
exports.CATALOGUE = !!process.env.CATALOGUE;
