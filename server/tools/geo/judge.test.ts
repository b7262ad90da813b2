import { describe, expect, it } from 'vitest';
import { MAX_TEXT_CHARS, MAX_ANNOTATIONS, MAX_SOURCES } from './engines/answer-limits.ts';
import { resultOf } from './judge.ts';
import { Measurement } from './measurement.ts';
import type { MeasuredAnswer } from './measurement.ts';
import type { GeoInput } from './request.ts';

const INPUT = {
  brand: 'Nordlys', competitors: [], host: 'nordlys.no', registrable: 'nordlys.no', vertical: 'generisk', lang: 'no',
} as unknown as GeoInput;
const OWN = { url: 'https://nordlys.no/', domain: 'nordlys.no' };
const OTHER = { url: 'https://a.no/', domain: 'a.no' };

const answer = (parts: Partial<MeasuredAnswer> = {}): MeasuredAnswer => ({
  engine: 'openai', promptId: 'p1', status: 'measured', retrieval: 'used', latencyMs: 1,
  text: 'Nordlys er fin.', annotations: [], cited: [OTHER], found: [], ...parts,
});

const measurement = (...answers: MeasuredAnswer[]): Measurement => ({
  form: 1, host: 'nordlys.no', domain: 'nordlys.no', vertical: 'generisk', lang: 'no', packVersion: '1',
  measuredAt: '2026-11-01T12:00:00.000Z', prompts: [{ id: 'p1', text: 'Hvor?' }],
  engines: [{ id: 'openai', name: 'ChatGPT', model: 'm' }], answers, audit: [],
});

const rateOf = async (parts: Partial<MeasuredAnswer>) =>
  (await resultOf(measurement(answer(parts)), INPUT)).metrics.citationRate;

describe('an answer that cites more pages than were read', () => {
  it('counts as citing the store where one of the pages read is the store\'s', async () => {
    expect(await rateOf({ cited: [OTHER, OWN], citesMore: true })).toMatchObject({ numerator: 1, denominator: 1 });
  });

  it('is left out where none is, and never counts as found but not cited', async () => {
    expect(await rateOf({ cited: [OTHER], found: [OWN] })).toMatchObject({ numerator: 0, denominator: 1, foundNotCited: 1 });
    const rate = await rateOf({ cited: [OTHER], found: [OWN], citesMore: true });
    expect(rate).toMatchObject({ denominator: 0, foundNotCited: 0 });
    expect(rate.note).toContain('1 left out: it cites more pages than are read.');
    expect(rate.note).not.toContain('resolved');
  });
});

describe('a word that may be a part of a longer name', () => {
  const judged = async (text: string, cited = [OTHER], others: string[] = []) => {
    const [own] = (await resultOf(measurement(answer({ text, cited }), ...others.map((each) => answer({ text: each }))), INPUT)).answers;
    return own!.mentions.map(({ unclear }) => (unclear ? 'unclear' : 'named'));
  };
  const LAGUNEN = '- **Nordlys Lagunen** – åpent til 21';
  const FILLER = Array.from({ length: 7 }, (_, at) => `Svar ${at}.`);

  it('is no mention', async () => {
    expect(await judged(LAGUNEN)).toEqual([]);
    expect(await judged(LAGUNEN, [OTHER], FILLER)).toEqual([]);
  });

  it('is unclear where the answer cites the store: it may be its branch, or "Nordlys Lykt"', async () => {
    expect(await judged(LAGUNEN, [OTHER, OWN])).toEqual(['unclear']);
    expect(await judged(LAGUNEN, [OWN], FILLER)).toEqual(['unclear']);
    expect(await judged('Hos Nordlys finnes mye. Nordlys Lykt er en av dem.', [OWN], FILLER)).toEqual(['named', 'unclear']);
    expect(await judged(LAGUNEN, [OWN], [...FILLER, 'Vi så et nordlys.'])).toEqual(['unclear']);
  });

  it.each([
    'NORDLYS! Prisene kan endre seg.', 'Nordlys som motiv er populært.', 'Vi så filmen Grønt Nordlys Igjen.',
    'Boken «Under et Nordlys» er god.', 'Nordlys (34) fra Bodø handler på nett.', 'Den har 18 Nordlys.',
    'Grønt Nordlys Igjen er en film.', 'Kjøp Nordlys 3000 eller noe annet.',
  ])('is no mention unless a further word follows it and none comes before: "%s"', async (text) => {
    expect(await judged(text, [OWN], FILLER)).toEqual([]);
  });

  it('is no mention in lower case', async () => {
    expect(await judged('Vi så et nordlys.', [OWN], FILLER)).toEqual([]);
    const input = { ...INPUT, brand: 'Bli Vakker' };
    const [own] = (await resultOf(measurement(answer({ text: 'Du kan bli vakker.', cited: [OWN] })), input)).answers;
    expect(own!.mentions).toEqual([]);
  });
});

describe('a stored measurement', () => {
  it('lets other work run between two answers', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (turns < 100) setImmediate(count);
    };
    setImmediate(count);
    await resultOf(measurement(answer(), answer(), answer()), INPUT);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['text', { text: 'a'.repeat(MAX_TEXT_CHARS) }, { text: 'a'.repeat(MAX_TEXT_CHARS + 1) }],
    ['citations', { cited: Array(MAX_SOURCES).fill(OTHER) }, { cited: Array(MAX_SOURCES + 1).fill(OTHER) }],
    ['found pages', { found: Array(MAX_SOURCES).fill(OTHER) }, { found: Array(MAX_SOURCES + 1).fill(OTHER) }],
    ['annotations', { annotations: Array(MAX_ANNOTATIONS).fill({ start: 0, end: 1 }) },
      { annotations: Array(MAX_ANNOTATIONS + 1).fill({ start: 0, end: 1 }) }],
  ])('is valid with as much %s as is read, and with no more', (_what, most, more) => {
    expect(Measurement.safeParse(measurement(answer(most))).success).toBe(true);
    expect(Measurement.safeParse(measurement(answer(more))).success).toBe(false);
  });
});
