import type { Language } from '../vocabulary.ts';

/** How a language writes figures, times and counts. */
export type Format = ReturnType<typeof createFormat>;

const SPACE = '\u00a0';

/** British order for dates, and the reader's own time zone. */
const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };
const AND: Readonly<Record<Language, string>> = { no: 'og', en: 'and' };

/** Which of two words fits a number: `Intl.PluralRules` says the same of both languages, and takes a page's start to load. */
export const plural = (count: number, one: string, other: string): string => (Math.abs(count) === 1 ? one : other);

/** A writer made when it is first used: those of `Intl` together cost a page's start more than all its own code. */
function once<Writer>(make: () => Writer): () => Writer {
  let made: Writer | undefined;
  return () => made ??= make();
}

/** A count that needs no writer: few pages then need one to start. */
const isSameInAll = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The ways of writing of a language; Norwegian has a space before the percent sign. */
export function createFormat(language: Language) {
  const locale = LOCALES[language];
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const sign = language === 'no' ? `${SPACE}%` : '%';
  const write = (value: number): string => (isSameInAll(value) ? String(value) : number().format(value));
  const whole = (share: number): string => write(Math.round(share * 100));
  const moments = (options: Intl.DateTimeFormatOptions) => {
    const writer = once(() => new Intl.DateTimeFormat(locale, options));
    return (iso: string): string => {
      const read = new Date(iso);
      return Number.isNaN(read.getTime()) ? iso : writer().format(read);
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
    /** A length of time, from milliseconds up to minutes. */
    duration: (ms: number): string => (ms < 1000 ? `${write(Math.round(ms))}${SPACE}ms` : seconds(ms)),
    /** A length of time in seconds and minutes, for those to be compared at a glance. */
    seconds,
    date: moments({ dateStyle: 'long' }),
    dateTime: moments({ dateStyle: 'long', timeStyle: 'short' }),
    /** As `dateTime`, for where many stand in a narrow column. */
    shortDateTime: moments({ dateStyle: 'medium', timeStyle: 'short' }),
    /** As `shortDateTime`, to the second. */
    shortDateSecond: moments({ dateStyle: 'medium', timeStyle: 'medium' }),
    /** Minutes and seconds, `0:42`. */
    countdown(left: number): string {
      const rest = Math.max(0, Math.ceil(left));
      return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
    },
    /** `Intl.ListFormat` says the same, but making one takes as long as rendering the page that needs it. */
    list: (items: readonly string[]): string =>
      [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${AND[language]} `),
    /** The word that fits the number. */
    plural,
  };
}
