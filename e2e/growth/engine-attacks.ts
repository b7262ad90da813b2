/** The parts of an engine's response, all of which may be hostile. */
export interface EngineParts {
  text?: string;
  /** Spans of the text, in the engine's own unit of length. */
  spans?: readonly (readonly [start: number, end: number])[];
  links?: readonly { url: string; title?: string }[];
}

const times = (size: number, piece: string): string => piece.repeat(size);
const each = <T>(size: number, made: (place: number) => T): T[] =>
  Array.from({ length: size }, (_, place) => made(place));

/** Attacks via the messages of engine errors. */
export const ENGINE_ERRORS: ReadonlyMap<string, (size: number) => string> = new Map(Object.entries({
  'the beginning of a refusal': (size: number) => times(5 * size, 'violat'),
  'words of a refusal': (size: number) => times(size, 'violates x '),
  'words of a limit': (size: number) => times(size, 'rate limit spend credit '),
  'names of members': (size: number) => times(size, '"tools.user_location"'),
  'one word': (size: number) => times(30 * size, 'a'),
  'digits': (size: number) => times(30 * size, '1'),
}));

/** Attacks via engine responses, before they are searched for names. */
export const ENGINE_BODIES: ReadonlyMap<string, (size: number) => EngineParts> = new Map(Object.entries({
  'spans beside an emoji': (size: number) =>
    ({ text: `😀${times(5 * size, 'a ')}`, spans: each(size, () => [0, 9] as const) }),
  'spans of everything': (size: number) =>
    ({ text: times(size, '[a](b) '), spans: each(size, () => [0, 7 * size] as const) }),
  'citations': (size: number) => ({ links: each(size, (place) => ({ url: `https://a${place}.no/x` })) }),
  'one citation again': (size: number) => ({ links: each(size, () => ({ url: 'https://a.no/x' })) }),
  'redirects': (size: number) => ({ links: each(size, (place) => ({ url: `https://bit.ly/${place}` })) }),
  'a host of letters': (size: number) => ({ links: [{ url: `https://${times(5 * size, '漢')}.no/` }] }),
  'a host of letters in a wrapped link': (size: number) =>
    ({ links: [{ url: `https://www.google.com/url?q=https://${encodeURIComponent(times(5 * size, '漢'))}.no/` }] }),
  'a host of letters as a title': (size: number) => ({ links: [{
    url: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/x', title: `${times(5 * size, '漢')}.no`,
  }] }),
  'an address': (size: number) => ({ links: [{ url: `https://a.no/${times(30 * size, 'a')}` }] }),
  'marks of one source': (size: number) => ({ text: `x [${times(5 * size, '1,')}1]`, links: [{ url: 'https://a.no/x' }] }),
  'marks of one source with a long address': (size: number) =>
    ({ text: `x [${times(5 * size, '1,')}1]`, links: [{ url: `https://a.no/x${times(30 * size, ' ')}` }] }),
  'marks never closed': (size: number) => ({ text: times(size, '[1,1 '), links: [{ url: 'https://a.no/x' }] }),
  'numbered links never closed': (size: number) => ({ text: times(size, '[[1]](https://a(') }),
  'text without letters': (size: number) => ({ text: times(5 * size, '. ') }),
}));
