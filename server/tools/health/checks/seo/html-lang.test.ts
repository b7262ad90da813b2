import { pageOf } from '../../artifacts-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './html-lang.ts';

const NB = '<p>Hva gjør du hvis noe ikke er som det skal? Du kan sende oss varen innen 14 dager, og vi gir deg pengene igjen når vi har fått den.</p>';
const NN = '<p>Kva gjer du om noko ikkje er som det skal? Du kan sende oss vara innan 14 dagar, og vi gir deg pengane igjen når vi har fått ho frå dykk.</p>';
const EITHER = '<p>Vi skal inn til deg. Vi skal ut med deg. Du skal opp til oss. Vi skal ha deg inn, og du skal ha oss inn. Vår og vårt og våre, mot deg og meg.</p>';
const SV = '<p>Vad gör du om något inte är som det ska? Du kan skicka varan till oss inom 14 dagar, och vi ger dig pengarna igen när vi har fått den från dig.</p>';
const FI = '<p>Mitä teet, jos jokin ei ole niin kuin pitää? Voit lähettää tuotteen meille 14 päivän kuluessa, ja saat rahasi takaisin, kun olemme saaneet sen.</p>';
const EN = '<p>If you are not happy with what you bought, you can send it back to us within thirty days and we will refund the price that you paid for it.</p>';
const pages = (...written: (readonly [lang: string, body: string])[]) =>
  ({ pages: samplePages(...written.map(([lang, body]) => source('', body, lang))) });
const bare = (html: string, type = 'text/html') =>
  ({ pages: [{ ...pageOf(html, { headers: { 'content-type': type } }), role: 'home' as const }] });
const says = (lang: string, count = 1, total = count) => ({ status: 'pass', params: { lang, count, total } }) as const;

judgeTable(check, {
  'Norwegian declared as Norwegian': [pages(['nb', NB], ['nb', NB]), says('nb', 2)],
  'Norwegian and English declared as such': [pages(['nb', NB], ['en', EN], ['nb', NB]), says('nb, en', 3)],
  'with a region, and white space around it': [pages([' nb-NO ', NB]), says('nb-NO')],
  'Nynorsk': [pages(['nn', NN]), says('nn')],
  'Bokmål by the code no': [pages(['no', NB]), says('no')],
  'Nynorsk by the code no': [pages(['no', NN]), says('no')],
  'text that may be Bokmål or Nynorsk': [pages(['nb', EITHER]), says('nb')],
  'text that may be Bokmål or Nynorsk, as Nynorsk': [pages(['nn', EITHER]), says('nn')],
  'text that may be Bokmål or Nynorsk, by the code no': [pages(['no', EITHER]), says('no')],
  'text that may be Bokmål or Nynorsk, declared as English': [pages(['en', EITHER]), { status: 'warn', params: { lang: 'en', detected: 'no' } }],
  'Finnish': [pages(['fi-FI', FI]), says('fi-FI')],
  'English': [pages(['en-GB', EN]), says('en-GB')],
  'by xml:lang': [bare(`<html xml:lang="nb"><body>${NB}`, 'application/xhtml+xml; charset=utf-8'), says('nb')],
  'by xml:lang, which has no effect in HTML': [bare(`<!doctype html>\n<html xml:lang="nb"><body>${NB}`), {
    status: 'fail', params: { variant: 'missing', count: 1, total: 1 }, evidence: [{ label: '<html>', value: '<html xml:lang="nb">', line: 2 }],
    snippet: '<html lang="nb">',
  }],
  'Norwegian declared as English': [pages(['en', NB]), {
    status: 'warn', params: { lang: 'en', detected: 'nb' },
    evidence: [
      { label: '<html>', value: '<html lang="en">', page: 'https://shop.test/', line: 2 },
      { label: 'nb', page: 'https://shop.test/', value: 'Hva gjør du hvis noe ikke er som det skal? Du kan sende oss varen innen 14 dager, og vi gir deg pengene igjen når vi har fått den.' },
    ],
  }],
  'the longest line is shown as evidence': [pages(['nb', `<p>Home</p>${EN}<p>Cart</p>`]), {
    status: 'warn', params: { lang: 'nb', detected: 'en' }, evidence: [{}, { label: 'en', value: EN.slice(3, -4) }],
  }],
  'Finnish with English about cookies': [pages(['fi', `${FI}${FI}${EN}`]), { status: 'not-measured', reason: 'ambiguous' }],
  'Bokmål declared as Nynorsk': [pages(['nn', NB]), { status: 'warn', params: { lang: 'nn', detected: 'nb' }, snippet: '<html lang="nb">' }],
  'Swedish declared as Norwegian, by the code no': [pages(['no', SV]), { status: 'warn', params: { lang: 'no', detected: 'sv' } }],
  'one English page among them': [pages(['nb', NB], ['nb-NO', EN]), {
    status: 'warn', params: { lang: 'nb-NO', detected: 'en' }, evidence: [{ page: 'https://shop.test/side-2' }],
  }],
  'a text too short to detect, among others': [pages(['en', '<h1>Ull</h1>'], ['nb', NB]), says('nb', 1, 2)],
  'an unknown language, among others': [pages(['hu', EN], ['nb', NB]), says('nb', 1, 2)],
  'more mismatches than are shown': [pages(...times(6, ['en', NB] as const)), { status: 'warn', params: { lang: 'en', detected: 'nb' } }],
  'none': [bare('<!doctype html>\n<html>\n<h1>Ull</h1>'), {
    status: 'fail', params: { variant: 'missing', count: 1, total: 1 }, evidence: [{ label: '<html>', value: '<html>', line: 2 }],
  }],
  'no html element': [bare('<h1>Ull</h1>'), {
    status: 'fail', params: { variant: 'missing', count: 1, total: 1 }, evidence: [{ label: '<html>', value: '<html>' }],
  }],
  'a blank one counts as missing, and takes precedence over an invalid one': [pages(['norsk', NB], [' ', NB]), {
    status: 'fail', params: { variant: 'missing', count: 1, total: 2 }, evidence: [{ value: '<html lang=" ">', page: 'https://shop.test/side-2' }],
  }],
  'none on more pages than are shown': [pages(...times(11, ['', NB] as const)), { status: 'fail', params: { variant: 'missing', count: 11, total: 11 } }],
  'an invalid code takes precedence over a mismatch': [pages(['en', NB], ['norsk', NB], ['nb_NO', NB]), {
    status: 'fail', params: { variant: 'invalid', lang: 'norsk' }, evidence: [{ value: '<html lang="norsk">' }, { value: '<html lang="nb_NO">' }],
  }],
  'an invalid code on more pages than are shown': [pages(...times(11, ['norsk', NB] as const)), { status: 'fail', params: { variant: 'invalid', lang: 'norsk' } }],
  'a very long invalid code': [pages(['x'.repeat(301), NB]), { status: 'fail', params: { variant: 'invalid', lang: `${'x'.repeat(299)}…` } }],
  'a country code that is another language': [pages(['se', SV]), { status: 'warn', params: { lang: 'se', detected: 'sv' }, snippet: '<html lang="sv">' }],
  'an unknown language': [pages(['hu', EN]), { status: 'not-measured', reason: 'ambiguous' }],
  'a text too short to detect': [pages(['nb', '<h1>Ull</h1>']), { status: 'not-measured', reason: 'ambiguous' }],
});
