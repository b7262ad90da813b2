import { describe, expect, test } from 'vitest';
import type { AnswerDetail, GeoRepeats, GeoResult } from '../../geo.ts';
import { ENGINES } from '../../vocabulary.ts';
import { createFormat } from '../format.ts';
import { mailtoOf } from '../letter.ts';
import { reportHtml } from '../report-html.ts';
import { reportMarkdown } from '../report-markdown.ts';
import { reportLocale } from '../report-locale.ts';
import { actionRows } from './action-rows.ts';
import { measurementDocument } from './measurement-document.ts';
import { measurementJson } from './measurement-json.ts';
import { NAMES_NB } from './names-nb.ts';
import { INITIAL_PROGRESS } from './progress.ts';
import { repeatLines } from './repeat-lines.ts';
import { REPORT_NB } from './report-nb.ts';
import { geoReport } from './report.ts';
import type { GeoReport } from './report.ts';
import { whatToDo } from './what-to-do.ts';

const place = (name: string, unclear?: true) => ({ name, start: 0, end: 4, basis: 'exact' as const, ambiguous: false, ...(unclear ? { unclear } : {}) });
const page = (domain: string, path = '/') => ({ domain, url: `https://${domain}${path}` });
const ALL = { ...NAMES_NB, ...REPORT_NB };

/** ChatGPT's and Grok's answers to two questions; the other four engines are not measured. */
function result(change: Partial<GeoResult> = {}): GeoResult {
  const answers: Record<string, Partial<AnswerDetail>> = {
    'openai a': { mentions: [place('Skog')], citations: [page('skog.no', '/jakker'), page('guide.no')] },
    'grok a': { mentions: [place('Fjell')], citations: [page('guide.no'), page('test.no'), page('unresolved')] },
    'openai b': { mentions: [place('Fjell'), place('Vann', true)], citations: [page('guide.no')] },
    'grok b': { mentions: [place('Skog', true), place('Fjell')], citations: [page('skog.no', '/')] },
  };
  const metric = { value: 0.5, numerator: 1, denominator: 2, interval: null };
  return {
    cached: false, brand: 'Skog', domain: 'skog.no', vertical: 'sport', lang: 'no', packVersion: '1', measuredAt: '2026-11-20T10:00:00Z',
    metrics: {
      discoveryRate: metric, citationRate: { ...metric, foundNotCited: 0, ungrounded: 0 }, engineCoverage: metric,
      shareOfVoice: { ...metric, parts: ['Skog', 'Fjell', 'Vann'].map((name) => ({ name, count: 1 })) },
    },
    engines: [], prompts: ['a', 'b'].map((id) => ({ id, text: `${id}?`, measured: 2, mentioned: 1, cited: 1 })),
    audit: [{ crawler: 'OAI-SearchBot', owner: 'OpenAI', purpose: 'search', verdict: 'blocked', evidence: 'Disallow: /' }],
    topCitedDomains: [],
    answers: ['a', 'b'].flatMap((promptId) => ENGINES.map((engine): AnswerDetail => {
      const own = answers[`${engine} ${promptId}`];
      return own ? { engine, promptId, status: 'measured', text: '', mentions: [], citations: [], found: [], ...own }
        : { engine, promptId, status: 'not-measured', reason: 'timeout', mentions: [], citations: [], found: [] };
    })),
    ...change,
  };
}

const reportOf = (made: GeoResult): GeoReport => geoReport({
  input: { brand: 'Skog', domain: 'skog.no', vertical: 'sport', lang: 'no' }, progress: { ...INITIAL_PROGRESS, result: made },
  startedAt: made.measuredAt, isOver: true, questions: [],
});
const [OPENAI, GROK] = [ENGINES.indexOf('openai'), ENGINES.indexOf('grok')];

describe('what to do', () => {
  const found = whatToDo(reportOf(result()));

  test('lists who is named where you are not, and where; an unclear mention counts as neither', () => {
    expect(found.instead).toEqual([{ name: 'Fjell', positions: [{ row: 0, column: GROK }, { row: 1, column: OPENAI }] }]);
  });

  test('lists the questions where no answer names you, except those where it is unclear', () => {
    expect(found.unnamed).toEqual([]);
    const clear = result();
    clear.answers.find(({ engine, promptId }) => engine === 'grok' && promptId === 'b')!.mentions = [];
    expect(whatToDo(reportOf(clear)).unnamed).toEqual([{ row: 1, positions: [{ row: 1, column: OPENAI }, { row: 1, column: GROK }] }]);
  });

  test('lists the pages cited where others are named and you are not, most cited first', () => {
    expect(found.pages).toEqual([
      { url: 'https://guide.no/', domain: 'guide.no', names: ['Fjell'], positions: [{ row: 0, column: GROK }, { row: 1, column: OPENAI }] },
      { url: 'https://test.no/', domain: 'test.no', names: ['Fjell'], positions: [{ row: 0, column: GROK }] },
    ]);
  });

  test('lists your own pages that are cited', () => {
    expect(found.own.map(({ url }) => url)).toEqual(['https://skog.no/', 'https://skog.no/jakker']);
  });

  test('lists a page behind an engine’s redirect once per domain, and counts it only if no other page is known', () => {
    const led = result();
    const behind = (id: string) => ({ domain: 'skog.no', url: `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}` });
    for (const answer of led.answers) if (answer.status === 'measured') answer.citations.push(behind(answer.promptId), behind(answer.engine));
    const report = reportOf(led);
    expect(whatToDo(report).own.map(({ url, domain }) => url ?? domain)).toEqual(['skog.no', 'https://skog.no/', 'https://skog.no/jakker']);
    const own = actionRows(report, ALL, createFormat('no')).find(({ id }) => id === 'own')!;
    expect(own.title).toBe('2 av dine egne sider er brukt som kilde');
    expect(own.parts[0]!.label).toBe('en side på skog.no, uten adressen');
  });

  test('gives the verdict on each measured engine’s crawler', () => {
    expect(found.access.map(({ engine, crawler }) => [engine.id, crawler?.verdict])).toEqual([['openai', 'blocked'], ['grok', undefined]]);
  });

  test('lists the pages cited where you are not named if there are no competitors', () => {
    const alone = result();
    alone.metrics.shareOfVoice.parts = [{ name: 'Skog', count: 1 }];
    const { hasCompetitors, instead, pages } = whatToDo(reportOf(alone));
    expect({ hasCompetitors, instead }).toEqual({ hasCompetitors: false, instead: [] });
    expect(pages.map(({ names }) => names)).toEqual([[], []]);
  });

  test('links every row to an answer', () => {
    const rows = actionRows(reportOf(result()), ALL, createFormat('no'));
    expect(rows.map(({ id, status }) => [id, status])).toEqual([['instead Fjell', 'warn'], ['pages', 'info'], ['own', 'pass'], ['access', 'warn']]);
    for (const { parts } of rows) for (const { positions } of parts) expect(positions.length).toBeGreaterThan(0);
    expect(rows.at(-1)!.parts[0]!.label).toBe('ChatGPT: OAI-SearchBot er stengt ute, nevnt i 1 av 2, kilde i 1 av 2');
    expect(actionRows(reportOf(result({ answers: [] })), ALL, createFormat('no'))).toEqual([]);
  });

  describe('exported', () => {
    const locale = reportLocale('no');
    const earlier = result({ measuredAt: '2026-11-01T10:00:00Z', ruleSet: 'r' });
    const documentOf = (made: GeoResult) => measurementDocument({ report: reportOf(made), texts: ALL, locale, earlier });
    const share = { value: 0.25, numerator: 1, denominator: 4, interval: null };
    const repeats: GeoRepeats = {
      asked: 2, answers: [], mentionDiffers: share, citationDiffers: { ...share, value: null }, isAtBest: false, narrowing: [],
    };
    const made = result({ ruleSet: 'r', repeats });
    made.metrics.discoveryRate = { ...made.metrics.discoveryRate, interval: [0.1, 0.5] };
    const whole = documentOf(made);

    test.each(Object.entries({ Markdown: reportMarkdown, HTML: reportHtml }))('as %s has the figures, repeats, comparison and actions', (_, write) => {
      const text = write(whole, 'no').replaceAll('\u00a0', ' ');
      for (const expected of [
        '1 av 2 svar. Trolig 10–50 %.', 'ga et annet svar i 25 % av tilfellene (1 av 4 par av svar)',
        'Nevnt: 33 % → 33 %. Kan ikke skilles fra hverandre, for lite til å si hvor usikkert det er.',
        'Fjell er nevnt uten deg i 2 svar', 'Spørsmål 1, Grok; Spørsmål 2, ChatGPT', 'https://guide.no/', 'OAI-SearchBot er stengt ute',
      ]) expect(text).toContain(expected);
    });

    test('as Markdown has a row for each action', () => {
      expect(reportMarkdown(whole, 'no')).toContain('- **Se på**: Fjell er nevnt uten deg i 2 svar. Les hva');
      expect(reportMarkdown(whole, 'no')).toContain('  - `https://guide.no/`. nevnt i svarene: Fjell. Spørsmål 1, Grok; Spørsmål 2, ChatGPT');
    });

    test('as an e-mail lists the actions after the blocked crawlers', () => {
      const letter = decodeURIComponent(mailtoOf(whole, 'no'));
      expect(letter).toMatch(/1\. [^\n]*OAI-SearchBot[^]*2\. Fjell er nevnt uten deg i 2 svar[^]*3\. 2 sider er brukt som kilde/);
      expect(letter).toContain('https://guide.no/, nevnt i svarene: Fjell');
    });

    test('as JSON has the answers behind an action, and the comparison', () => {
      expect(JSON.parse(JSON.stringify(measurementJson({ report: reportOf(made), earlier })))).toMatchObject({
        whatToDo: { instead: [{ name: 'Fjell', answers: [{ promptId: 'a', engine: 'grok' }, { promptId: 'b', engine: 'openai' }] }] },
        comparedWith: earlier.measuredAt, comparison: { changes: [{ figure: 'discovery', isTold: false }, {}, {}, {}] },
      });
    });

    test('says why it is not compared, and which figure or model differs', () => {
      expect(reportMarkdown(documentOf(result()), 'no')).toContain('Målingene kan ikke sammenlignes. Minst én av dem er fra før regelsettet');
      const engines = (model: string): GeoResult['engines'] =>
        [{ id: 'openai', name: 'ChatGPT', model, status: 'measured', asked: 2, measured: 2, mentioned: 1, cited: 1 }];
      const other = result({ ruleSet: 'r', engines: engines('b') });
      other.metrics.shareOfVoice.parts = [{ name: 'Skog', count: 1 }];
      const report = reportOf(other);
      const text = reportMarkdown(measurementDocument({ report, texts: ALL, locale, earlier: { ...earlier, engines: engines('a') } }), 'no');
      expect(text).toContain('- Andel av omtalen: Ikke sammenlignet: Målingene har ulike konkurrenter.');
      expect(text).toContain('ChatGPT svarte med en annen modell enn sist.');
    });
  });
});

describe('repeats', () => {
  const share = { value: 0.31, numerator: 31, denominator: 100, interval: null };
  const repeats: GeoRepeats = {
    asked: 2, answers: [], mentionDiffers: share, citationDiffers: { ...share, value: null }, isAtBest: false,
    narrowing: [{ repeats: 2, interval: [0.1, 0.5] }, { repeats: 3, interval: [0.12, 0.47] }],
  };
  const lines = (change: Partial<GeoRepeats> = {}): string =>
    repeatLines({ ...repeats, ...change }, REPORT_NB.repeats, createFormat('no')).join(' ').replaceAll('\u00a0', ' ');

  test('say how often the answer differs, and how far more repeats would narrow the range', () => {
    expect(lines()).toContain('ga et annet svar i 31 % av tilfellene (31 av 100 par av svar)');
    expect(lines()).toContain('«Nevnt» er trolig 10–50 % nå. Ble hvert spørsmål stilt oftere, ville spennet blitt 12–47 % (3 ganger).');
  });

  test('say if more would not help, and that the range is a best case if nothing was asked twice', () => {
    expect(lines({ narrowing: repeats.narrowing.map((one) => ({ ...one, interval: [0.1, 0.5] })) })).toContain('gjør det ikke smalere');
    expect(lines({ asked: 1, mentionDiffers: { ...share, value: null }, isAtBest: true })).toMatch(/^«Nevnt».*i beste fall/);
    expect(lines({ narrowing: [], mentionDiffers: { ...share, value: null } })).toBe('');
  });
});
