import fc from 'fast-check';
import { MAX_BODY_BYTES } from '../../contract/operations/parse-body.ts';
import { LANGUAGES, MAX_NAME_LENGTH, VERTICALS } from '../../contract/vocabulary.ts';
import type { ToolId } from '../../contract/vocabulary.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 70 }), fc.string({ unit: 'grapheme', maxLength: 70 }));
const json = fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' });

/** White space that `trim` removes, including control characters. */
const around = fc.constantFrom('', '', '', ' ', '\u00a0', '\u3000', '\ufeff', '\n', '\t', '\u2028');
const padded = (inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(around, inside, around).map((parts) => parts.join(''));

const LETTERS = ['a', 'Å', '\u0301', '𝒜', '日', '1', '½', ' ', '&', '’', '-', '/', ':', '.', '°', '#', 'ʹ', '〮'];
const OFF = ['<', '"', '_', '?', '\u0000', '\u0085', '\u202e', '\u200f', '\ud800', '😀', '٪'];
const letters = (
  of: readonly string[],
  lengths: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...of), { maxLength: 8, ...lengths }).map((all) => all.join(''));

const name = padded(fc.oneof(
  { weight: 4, arbitrary: letters(LETTERS, { minLength: 1 }) },
  letters([...LETTERS, ...OFF]),
  letters(['a', '𝒜', 'å'], { minLength: MAX_NAME_LENGTH - 1, maxLength: MAX_NAME_LENGTH + 1 }),
  fc.constantFrom(
    'H&M', "Kitch'n", 'Komplett.no', 'http://a.no', 'ftp://a', '//a.no',
    'javascript:x', 'www.a.no', 'ＷＷＷ.a.no', 'a.no/tv', 'a.no:80',
    'me@a.no', '10.1.2.3/a', 'Https', '24/7', '!!!', '',
  ),
  text,
));

const address = padded(fc.oneof(
  fc.domain(),
  fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
  fc.webUrl({ validSchemes: ['ftp', 'ws'] }),
  fc.constantFrom(
    '', '127.0.0.1', '8.8.8.8', 'http://[::1]/', '0x08080808', 'localhost', 'a.no:8443', 'https://a.no:99999', 'a b.no',
    'mailto:a@b.no', 'https://user:pass@a.no', 'user@a.no', 'http://:pass@a.no/tv',
    'http://', '…', 'xn--', 'a..no', 'javascript:alert(1)',
  ),
  text,
));

/** Mostly the given value, sometimes any JSON. */
const nearly = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: json });

const withFields = (
  required: Record<string, fc.Arbitrary<unknown>>, optional: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<unknown> => fc.oneof(
  { weight: 12, arbitrary: fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) }) },
  { weight: 2, arbitrary: fc.record({ ...required, ...optional, extra: json }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: json },
);

const url = { url: nearly(address) };
const competitors = fc.oneof(
  { weight: 3, arbitrary: fc.array(nearly(fc.oneof(name, fc.constantFrom('Power', 'Jula'))), { maxLength: 5 }) },
  fc.constantFrom(
    ['', 'Power', ' ', 'Jula', '', '\n', 'Coop'], ['<', '<', '<', '<'],
    ['a', 'b', 'c', 'd'], 'Power', { length: 9 }, null,
  ),
);

/** Bodies for each endpoint: valid, nearly valid and arbitrary ones. */
export const BODIES: Readonly<Record<ToolId, fc.Arbitrary<unknown>>> = {
  health: withFields(url, { b2b: fc.oneof(fc.boolean(), json) }),
  geo: withFields(
    {
      brand: nearly(fc.oneof({ weight: 2, arbitrary: fc.constantFrom('Elkjøp', ' Rema 1000 ', 'A.B, C-D+E!') }, name)),
      domain: nearly(address),
      vertical: nearly(fc.constantFrom(...VERTICALS)),
    },
    { competitors, lang: nearly(fc.constantFrom(...LANGUAGES)) },
  ),
  schema: withFields(url, {}),
};

/** A request body as sent. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** Bodies that are not JSON, not an object, not UTF-8, or too large. */
export const MALFORMED: readonly Body[] = [
  '', ' ', '{', '{"url":}', 'nul', '{"a":1}{', '[', '"', '\u0000', 'undefined', '[]', 'null', '7', '"x"',
  Uint8Array.from(Buffer.from('{"url":"a.no","brand":"A","domain":"a.no","vertical":"mote","x":"\xff"}', 'latin1')),
  `{"url":"a.no","brand":"A","domain":"a.no","vertical":"mote","x":"${'x'.repeat(MAX_BODY_BYTES)}"}`,
];
