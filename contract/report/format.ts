import type { Language } from '../vocabulary.ts';

/** The formatters of a language, for numbers, times and lists. */
export type Format = ReturnType<typeof createFormat>;

const SPACE = '\u00a0';

/** `en-GB` for the day before the month; times are in the reader's own time zone. */
const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };
const AND: Readonly<Record<Language, string>> = { no: 'og', en: 'and' };

/** The plural form for a number: the same as by `Intl.PluralRules` in both languages, but free at page load. */
export const plural = (count: number, one: string, other: string): string => (Math.abs(count) === 1 ? one : other);

/** Creates a formatter on first use: creating those of `Intl` takes longer than all other code at page load. */
function lazy<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => formatter ??= create();
}

/** Whether a number needs no formatter; most pages then load without creating one. */
const needsNoFormatter = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The formatters of a language; Norwegian puts a space before the percent sign. */
export function createFormat(language: Language) {
  const locale = LOCALES[language];
  const number = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const sign = language === 'no' ? `${SPACE}%` : '%';
  const write = (value: number): string => (needsNoFormatter(value) ? String(value) : number().format(value));
  const whole = (share: number): string => write(Math.round(share * 100));
  const moments = (options: Intl.DateTimeFormatOptions) => {
    const formatter = lazy(() => new Intl.DateTimeFormat(locale, options));
    return (iso: string): string => {
      const read = new Date(iso);
      return Number.isNaN(read.getTime()) ? iso : formatter().format(read);
    };
  };
  const seconds = (ms: number): string => {
    const all = ms / 1000;
    if (all < 59.95) return `${tenths().format(all)}${SPACE}s`;
    const rounded = Math.round(all);
    return `${Math.floor(rounded / 60)}${SPACE}min ${rounded % 60}${SPACE}s`;
  };

  return {
    number: write,
    /** A share from 0 to 1. */
    percent: (share: number): string => `${whole(share)}${sign}`,
    /** Two shares from 0 to 1. */
    percentRange: (low: number, high: number): string => `${whole(low)}–${whole(high)}${sign}`,
    /** A duration in milliseconds, seconds or minutes. */
    duration: (ms: number): string => (ms < 1000 ? `${write(Math.round(ms))}${SPACE}ms` : seconds(ms)),
    /** A duration in seconds or minutes only, for values that are compared. */
    seconds,
    date: moments({ dateStyle: 'long' }),
    dateTime: moments({ dateStyle: 'long', timeStyle: 'short' }),
    /** A shorter `dateTime`, for narrow columns. */
    shortDateTime: moments({ dateStyle: 'medium', timeStyle: 'short' }),
    /** `shortDateTime` with seconds. */
    shortDateSecond: moments({ dateStyle: 'medium', timeStyle: 'medium' }),
    /** Minutes and seconds, as `0:42`. */
    countdown(left: number): string {
      const rest = Math.max(0, Math.ceil(left));
      return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
    },
    /** Same as `Intl.ListFormat`, which takes as long to create as the page takes to render. */
    list: (items: readonly string[]): string =>
      [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${AND[language]} `),
    plural,
  };
}
