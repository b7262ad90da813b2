import type { Language } from '../vocabulary.ts';

/** How a language writes figures, times and counts. */
export interface Format {
  number(value: number): string;
  /** A share from 0 to 1. */
  percent(share: number): string;
  /** Two shares from 0 to 1. */
  percentRange(low: number, high: number): string;
  /** A length of time, from milliseconds up to minutes. */
  duration(ms: number): string;
  /** A length of time in seconds and minutes, for those to be compared at a glance. */
  seconds(ms: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  /** As `dateTime`, for where many stand in a narrow column. */
  shortDateTime(iso: string): string;
  /** As `shortDateTime`, to the second. */
  shortDateSecond(iso: string): string;
  /** Minutes and seconds, `0:42`. */
  countdown(seconds: number): string;
  list(items: readonly string[]): string;
  /** The word that fits the number. */
  plural(count: number, one: string, other: string): string;
}

const SPACE = '\u00a0';

/** British order for dates, and the reader's own time zone. */
const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };
const AND: Readonly<Record<Language, string>> = { no: 'og', en: 'and' };

/** Which of two words fits a number: `Intl.PluralRules` says the same of both languages, and takes a page's start to load. */
export const plural: Format['plural'] = (count, one, other) => (Math.abs(count) === 1 ? one : other);

/** A writer made when it is first used: those of `Intl` together cost a page's start more than all its own code. */
function once<Writer>(make: () => Writer): () => Writer {
  let made: Writer | undefined;
  return () => made ??= make();
}

/** A count that needs no writer: few pages then need one to start. */
const isSameInAll = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The ways of writing of a language; Norwegian has a space before the percent sign. */
export function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));
  const shortDateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const shortDateSecond = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }));
  const sign = language === 'no' ? `${SPACE}%` : '%';
  const write = (value: number): string => (isSameInAll(value) ? String(value) : number().format(value));
  const whole = (share: number): string => write(Math.round(share * 100));
  const moment = (iso: string, writer: () => Intl.DateTimeFormat): string => {
    const read = new Date(iso);
    return Number.isNaN(read.getTime()) ? iso : writer().format(read);
  };

  const seconds = (ms: number): string => {
    const all = ms / 1000;
    if (all < 59.95) return `${tenths().format(all)}${SPACE}s`;
    const whole = Math.round(all);
    return `${Math.floor(whole / 60)}${SPACE}min ${whole % 60}${SPACE}s`;
  };

  return {
    number: write,
    percent: (share) => `${whole(share)}${sign}`,
    percentRange: (low, high) => `${whole(low)}–${whole(high)}${sign}`,
    duration: (ms) => (ms < 1000 ? `${write(Math.round(ms))}${SPACE}ms` : seconds(ms)),
    seconds,
    date: (iso) => moment(iso, date),
    dateTime: (iso) => moment(iso, dateTime),
    shortDateTime: (iso) => moment(iso, shortDateTime),
    shortDateSecond: (iso) => moment(iso, shortDateSecond),
    countdown(seconds) {
      const left = Math.max(0, Math.ceil(seconds));
      return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    },
    // `Intl.ListFormat` says the same, but making one takes as long as rendering the page that needs it.
    list: (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${AND[language]} `),
    plural,
  };
}
