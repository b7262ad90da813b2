import { expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import { findAddress } from './addresses.ts';

const read = (html: string): string | null => {
  const page = createPage(html, new URL('https://nordlysull.test/'));
  const found = findAddress(page);
  return found && `${found.kind}: ${page.text.text.slice(found.span.start, found.span.end).replaceAll('\n', ' / ')}`;
};

test.each([
  ['<p>Ullveien 12, 7030 Trondheim</p>', 'street: Ullveien 12, 7030 Trondheim'],
  ['<p>Nordlys Ull AS, Storgata 5 B, N-0155 OSLO</p>', 'street: Storgata 5 B, N-0155 OSLO'],
  ['<p>Besøksadresse: Dronning Eufemias gate 30, 0191 Oslo</p>', 'street: Dronning Eufemias gate 30, 0191 Oslo'],
  ['<p>Besøk oss i Havnegata 7A,<br/>\n8514 Narvik</p>', 'street: Besøk oss i Havnegata 7A, / 8514 Narvik'],
  ['<p>Karl Johans gt. 12B<br>0154 Oslo</p>', 'street: Karl Johans gt. 12B / 0154 Oslo'],
  ['<div>Sandviksveien 178</div><div>1337 Sandvika</div>', 'street: Sandviksveien 178 / 1337 Sandvika'],
  ['<p>Torggata 2-4, 3. etg., 2000 Lillestrøm</p>', 'street: Torggata 2-4, 3. etg., 2000 Lillestrøm'],
  ['<p>Ullveien 12 7030 Trondheim</p>', 'street: Ullveien 12 7030 Trondheim'],
  ['<p>Nedre Slottsgate 4 | 0157 Oslo</p>', 'street: Nedre Slottsgate 4 | 0157 Oslo'],
  ['<p>Øvre Bergsenden 3, 7030 Trondheim</p>', 'street: Øvre Bergsenden 3, 7030 Trondheim'],
  ['<p>Sveavägen 44, 111 34 Stockholm</p>', 'street: Sveavägen 44, 111 34 Stockholm'],
  ['<p>Adresse: Storgata&nbsp;5,&nbsp;0155&nbsp;Oslo</p>', 'street: Storgata 5, 0155 Oslo'],
  ['<p>Kirkegata 32, inngang B, 0153 Oslo</p>', 'street: Kirkegata 32, inngang B, 0153 Oslo'],
  ['<p>Kirkegata 32, 2. etasje, 0153 Oslo</p>', 'street: Kirkegata 32, 2. etasje, 0153 Oslo'],
  ['<p>Ndr. Strandvej 4, 2. th., DK-3000 Helsingør</p>', 'street: Ndr. Strandvej 4, 2. th., DK-3000 Helsingør'],
  ['<table><tr><th>Besøk</th><td>Torggata 3</td></tr><tr><th>Postnr./sted</th><td>3256 LARVIK</td></tr></table>', 'street: Torggata 3 / Postnr./sted / 3256 LARVIK'],
  ['<p>Torggata 3<br>Postnr./sted: 3256 Larvik</p>', 'street: Torggata 3 / Postnr./sted: 3256 Larvik'],
  ['<ul><li>Sofa Bergen 3</li><li>Pris: 12990 Kjøp</li></ul>', null],
  ['<p>Modell 12<br>Art.nr: 12345 Rød</p>', null],
  ['<p>Åpent til kl. 16<br>Tlf.: 4000 Ring oss</p>', null],
  ['<p>Gauldalsvegen 1245, 7290 Støren</p>', 'street: Gauldalsvegen 1245, 7290 Støren'],
  ['<p>Thomas Angells gate 10/12, 7011 Trondheim</p>', 'street: Thomas Angells gate 10/12, 7011 Trondheim'],
  ['<p>Olav Tryggvasons gate 24 (inngang fra Jomfrugata), 7011 Trondheim</p>', 'street: Olav Tryggvasons gate 24 (inngang fra Jomfrugata), 7011 Trondheim'],
  ['<p>Granåsvegen 3, Moholt, 7048 Trondheim</p>', 'street: Granåsvegen 3, Moholt, 7048 Trondheim'],
  ['<p>Nordre gate 10. 7011 Trondheim</p>', 'street: Nordre gate 10. 7011 Trondheim'],
  ['<p>Mariendalsveien 5, 0461 Oslo</p>', 'street: Mariendalsveien 5, 0461 Oslo'],
  ['<p>Storgatan 5 411 38 Göteborg</p>', 'street: Storgatan 5 411 38 Göteborg'],
  ['<p>Nørre Stræde 5 1165 København</p>', 'street: Nørre Stræde 5 1165 København'],
  ['<p>Aleksanterinkatu 5 00100 Helsinki</p>', 'street: Aleksanterinkatu 5 00100 Helsinki'],
  ['<p>Lindenplatz 5 20095 Hamburg</p>', 'street: Lindenplatz 5 20095 Hamburg'],
  ['<p>Storgatan 5, 2. vån, 411 38 Göteborg</p>', 'street: Storgatan 5, 2. vån, 411 38 Göteborg'],
  ['<p>Storgata 2, 2. etasjen, 2000 Lillestrøm</p>', 'street: Storgata 2, 2. etasjen, 2000 Lillestrøm'],
  ['<p>Via XX Settembre 12, 20121 Milano</p>', 'street: Via XX Settembre 12, 20121 Milano'],
  ['<p>Via Cinque Maggio 12, 20121 Milano</p>', 'street: Via Cinque Maggio 12, 20121 Milano'],
  ['<p>Stellplatz 3 1200 Euro</p>', null],
  ['<p>Postfach 12</p>', 'part: Postfach 12'],
  ['<p>Bezoekadres: 1010 Amsterdam</p>', 'part: 1010 Amsterdam'],
  ['<p>Copyright 2026, 7030 Trondheim</p>', 'part: 7030 Trondheim'],
  ['<p>Postboks 12, 7001 Trondheim</p>', 'part: Postboks 12'],
  ['<p>Pb. 1234 Sentrum, 0107 Oslo</p>', 'part: Pb. 1234'],
  ['<p>Nordlys Ull, 7030 Trondheim</p>', 'part: 7030 Trondheim'],
  ['<footer><div>Nordlys Ull</div><div>7030 Trondheim</div></footer>', 'part: 7030 Trondheim'],
])('%s', (html, address) => expect(read(html)).toBe(address));

test.each([
  'November 20, 2019 Print', '20. november 2019, Les mer', 'Publisert okt 14, 2019 Trondheim', '© 2026 Nordlys Ull', 'Siden 1987 Trondheim', 'Under 30 2019 Asia',
  'Angrefrist 14, 1000 Kroner', 'Pris 1299 Kr', 'Tlf 73 00 00 00', 'Inquiry<br>02-751-1500<br>Share', 'Motor 2800 Watt', '2018<br>Desember', '2020 Kampanje',
  'PlayStation 5, 1000 GB', 'Størrelse 42, 1200 Gram', 'Garn 50 g, 1000 Farger', 'Garn 50 g, 1000 Farben', '17 Mai 12, 2020 Kunden', 'Porsche 911, 1973 Modell', 'Telefon 22 00 00 00, 0900 Åpent',
  'Trek Avenue 5 1200 Lumen', 'Avenue 5 1500 Sesong', 'Zenplatz 12 4000 Punkte', 'Trondheim', 'Ullveien', 'Retur innen 14 dager', 'Super Zustand<br>80,-<br>A-6850<br>Dornbirn', 'Varenr 1234, 5678 Stk', '',
])('no address in %j', (text) => expect(read(`<p>${text}</p>`)).toBeNull());

test.each(['A.', 'A’'])('an address is found after 100,000 repeated letters: %j', (piece) => {
  expect(read(`<p>${piece.repeat(100_000)} 1.</p><p>Ullveien 12, 7030 Trondheim</p>`)).toBe('street: Ullveien 12, 7030 Trondheim');
});
