/** A page that contains the piece that is expensive to read `size` times. */
export type Attack = (size: number) => string;

/** Numbers start at four digits, so that all names have the same length. */
export const FIRST = 1_000;

/** The piece `size` times, or the piece for each place. */
export const times = (size: number, piece: string | ((place: number) => string)): string =>
  Array.from({ length: size }, (_, place) => (typeof piece === 'string' ? piece : piece(FIRST + place))).join('');

/** The pieces with commas between them. */
export const list = (size: number, piece: (place: number) => string): string =>
  Array.from({ length: size }, (_, place) => piece(FIRST + place)).join(',');

/** A language tag with many variants. */
export const languageOf = (parts: number): string => `en${times(parts, (place) => `-a${place}`)}`;

/** A host name of distinct letters. */
export const hostOf = (length: number): string =>
  `${String.fromCodePoint(...Array.from({ length }, (_, at) => 0x4E00 + at))}.no`;
