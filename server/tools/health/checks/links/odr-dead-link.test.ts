import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './odr-dead-link.ts';

const linking = (...hrefs: string[]) => ({ pages: samplePages('<h1>Garn</h1>', hrefs.map((href) => `<a href="${href}">Klageportal</a>`).join('')) });
const NONE = { status: 'pass', params: {} } as const;
const ONE = { status: 'fail', params: { count: 1, total: 2 } } as const;
const ODR = 'https://ec.europa.eu/consumers/odr';

const saying = (...texts: string[]) => ({ pages: samplePages('<h1>Garn</h1>', texts.map((text) => `<p>${text}</p>`).join('')) });
const NAMED = { status: 'warn', params: { count: 1, total: 2 } } as const;

judgeTable(check, {
  'E18: a link to the portal': [linking('https://ec.europa.eu/consumers/odr'), ONE],
  'E19: the portal named in the text, without a link': [saying('OS-Plattform der EU-Kommission'), {
    ...NAMED, evidence: [{ label: 'text', value: 'OS-Plattform der EU-Kommission', page: 'https://shop.test/side-2' }],
  }],
  ...Object.fromEntries([
    'Klag via ODR-plattformen.', 'Du kan använda ODR-plattformen.', 'Brug ODR-platformen.', 'The online dispute resolution platform',
    'Plattform zur Online-Streitbeilegung', 'https://ec.europa.eu/consumers/odr/', 'ec.europa.eu/odr', 'Europa-kommisjonens klageportal', 'OS-Plattform</p><p>Butikken er stengt mandag.',
  ].map((text) => [text, [saying(text), NAMED] as const])),
  ...Object.fromEntries([
    'Die OS-Plattform wurde am 20. Juli 2025 eingestellt.', 'ODR-plattformen er lagt ned.', 'The ODR platform has closed.', 'ec.europa.eu/consumers/odr-faq',
  ].map((text) => [text, [saying(text), NONE] as const])),
  'the portal named as closed, in words before its name': [saying('Lagt ned i juli 2025 er ODR-plattformen.'), NONE],
  'something else closed, on the line before': [saying('Butikken er stengt.', 'Klag via ODR-plattformen.'), NAMED],
  'something else closed, far before': [saying(`Butikken er stengt. ${'Garn. '.repeat(40)}Klag via ODR-plattformen.`), NAMED],
  'something else closed, far after': [saying(`Klag via ODR-plattformen. ${'Garn. '.repeat(40)}Butikken er stengt.`), NAMED],
  'named on a dozen pages': [{ pages: samplePages(...Array.from({ length: 12 }, () => '<p>ODR-plattform</p>')) }, {
    status: 'warn', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({})),
  }],
  'closed in one place, open in another': [saying('ODR-plattformen er lagt ned.', 'Klag via ODR-plattformen.'), { ...NAMED, evidence: [{ value: 'Klag via ODR-plattformen.' }] }],
  'named beside a link': [{ pages: samplePages(`<a href="${'https://ec.europa.eu/consumers/odr'}">A</a>`, '<p>OS-Plattform</p>') }, ONE],
  'no such link': [linking('/a', 'mailto:post@ec.europa.eu'), NONE],
  'the portal': [linking(`${ODR}/main/?event=main.home.show`), {
    ...ONE, evidence: [{ label: 'ODR', value: 'Klageportal', url: `${ODR}/main/?event=main.home.show`, page: 'https://shop.test/side-2' }],
  }],
  'its bare URL': [linking(ODR), ONE],
  'under www, in capitals, over http': [linking('http://WWW.ec.europa.eu/Consumers/ODR/'), ONE],
  'by its short URL': [linking('http://ec.europa.eu/odr'), ONE],
  'at webgate.ec.europa.eu': [linking('https://webgate.ec.europa.eu/odr'), ONE],
  'at a page below webgate.ec.europa.eu/odr': [linking('https://webgate.ec.europa.eu/ODR/main'), ONE],
  'two links on a page count once': [linking(ODR, `${ODR}/main`), ONE],
  'on each of two pages': [{ pages: samplePages(`<a href="${ODR}">A</a>`, `<a href="${ODR}">B</a>`, '') }, {
    status: 'fail', params: { count: 2, total: 3 }, evidence: [{ value: 'A', page: 'https://shop.test/' }, { value: 'B' }],
  }],
  'other EU pages': [linking('https://ec.europa.eu/info/index_en', 'https://ec.europa.eu/consumers/', 'https://ec.europa.eu/x/consumers/odr'), NONE],
  'pages whose URLs begin alike': [linking('https://ec.europa.eu/consumers/odr-faq', 'https://webgate.ec.europa.eu/odrx', 'https://webgate.ec.europa.eu/x/odr'), NONE],
  'the path at another host': [linking('https://garn.test/consumers/odr', 'https://notec.europa.eu/consumers/odr', 'https://ec.europa.eu.garn.test/consumers/odr', 'https://garn.test/odr'), NONE],
});
