import { euMarket } from '../../artifacts-registry-rig.ts';
import { NOW } from '../../artifacts-rig.ts';
import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './guarantee-notice.ts';

const of = (html: string, now = NOW) => ({ now, market: euMarket(), pages: samplePages(html, '<p>Garn</p>') });
const FOUND = { status: 'info', params: { variant: 'found' } } as const;
const MISSING = { status: 'info', params: { variant: 'missing', total: 2 } } as const;

judgeTable(check, {
  'E12: the notice as an image': [of('<a href="https://europa.eu/youreurope/x"><img alt="EU legal guarantee notice" src="/n.png"></a>'), {
    ...FOUND, evidence: [{ label: '<img>', value: 'EU legal guarantee notice', page: 'https://shop.test/' }],
  }],
  'by its file name': [of('<img src="/media/gesetzliche-gewährleistung_de.svg?v=2">'), { ...FOUND, evidence: [{ value: 'gesetzliche-gewährleistung_de.svg' }] }],
  'in an inflected form': [of('<img alt="EU-Hinweis zur gesetzlichen Gewährleistung" src="/n.png">'), FOUND],
  'by the title of the regulation, in German': [of('<img src="/harmonisierte_mitteilung.png">'), FOUND],
  'by its file name, in English': [of('<img src="/media/harmonised-notice.svg">'), FOUND],
  'by the page its QR code opens': [of('<a href="https://europa.eu/youreurope">Guarantee</a>'), { ...FOUND, evidence: [{ label: '<a>', value: 'https://europa.eu/youreurope' }] }],
  'by that page under www': [of('<a href="https://www.europa.eu/youreurope/a">Guarantee</a>'), FOUND],
  'E13: no notice': [of('<img alt="Garn" src="/garn.png"><a href="https://europa.eu/other">EU</a><a href="https://noteuropa.eu/youreurope">x</a><a>y</a>'), {
    ...MISSING, evidence: [{ label: 'currency' }],
  }],
  'that path at another host, and deeper': [of('<a href="https://europa.eu.garn.test/youreurope">x</a><a href="https://europa.eu/x/youreurope">y</a>'), MISSING],
  'words after the part of a text that is searched': [of(`<img alt="${'x'.repeat(300)} legal guarantee">`), MISSING],
  'on a dozen pages': [{ ...of(''), pages: Array.from({ length: 12 }, () => samplePages('<img alt="Legal guarantee">')[0]!) }, {
    ...FOUND, evidence: Array.from({ length: 10 }, () => ({})),
  }],
  'an image without words': [of('<img>'), MISSING],
  'words in the text': [of('<p>Reklamationsrätt</p>'), MISSING],
  'another page of the same name': [of('<a href="https://europa.eu/youreuropean">EU</a>'), MISSING],
  'the day before it applies': [of('', Date.parse('2026-09-26T23:59:59Z')), { status: 'not-applicable' }],
  'the day it applies': [of('', Date.parse('2026-09-27T00:00:00Z')), MISSING],
});
