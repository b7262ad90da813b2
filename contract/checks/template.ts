import type { FindingParams } from '../health.ts';
import { plural } from '../report/format.ts';
import { oneLine } from '../report/one-line.ts';

// Placeholders in a template:
//   {name}             a string as one line, or a number formatted for the locale
//   {count|one|other}  the plural form for the number; # in it is the number
//   {name:format}      one of the formats below

type NameIn<Inside extends string> = Inside extends `${infer Name}${':' | '|'}${string}` ? Name : Inside;

/** The names of a template's placeholders. */
export type Placeholders<Template> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | Placeholders<Rest>
  : never;

/** What `fill` needs to know about a language. */
export interface TemplateLocale {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Translations of the closed vocabulary that `:terms` formats. */
  readonly terms: Readonly<Record<string, string>>;
}

/** Shown for a missing param, as in a report from another rule set. */
const MISSING = '…';

/** Non-breaking, so that a number and its unit stay on one line. */
const SPACE = '\u00a0';

interface Formatters {
  number: Intl.NumberFormat;
  date: Intl.DateTimeFormat;
  list: Intl.ListFormat;
}

const formatters = new Map<string, Formatters>();

function formattersFor(locale: string): Formatters {
  const known = formatters.get(locale);
  if (known) return known;
  const made = {
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
  };
  formatters.set(locale, made);
  return made;
}

type Format = (value: string | number, language: TemplateLocale) => string;

const items = (value: string | number): string[] => String(value).split(', ');

/** Rounds up, so that a value above a limit never reads as the limit itself. */
const roundUp = (value: number, stepsToOne = 1): number =>
  Math.ceil(Number((value * stepsToOne).toFixed(6))) / stepsToOne;

const bytesIn = (base: number, [small, large]: readonly [string, string]): Format => (value, { locale }) => {
  const { number } = formattersFor(locale);
  const inSmall = Number(value) / base;
  const [rounded, unit] = inSmall < base ? [roundUp(inSmall), small] : [roundUp(inSmall / base, 100), large];
  return `${number.format(rounded)}${SPACE}${unit}`;
};

const FORMATS: Readonly<Record<string, Format>> = {
  /** 0 to 100; Norwegian puts a space before the sign. */
  percent: (value, { locale }) =>
    `${formattersFor(locale).number.format(roundUp(Number(value)))}${locale.startsWith('en') ? '' : SPACE}%`,
  /** Milliseconds; in seconds from one second on. */
  ms: (value, { locale }) => {
    const ms = roundUp(Number(value));
    const { number } = formattersFor(locale);
    return ms < 1000 ? `${number.format(ms)}${SPACE}ms` : `${number.format(roundUp(ms / 1000, 100))}${SPACE}s`;
  },
  /** A number of bytes whose limit a specification states in binary units. */
  bytes: bytesIn(1024, ['KiB', 'MiB']),
  /** The weight of files, as browsers show it. */
  weight: bytesIn(1000, ['kB', 'MB']),
  /** A unit right after its number; omitted if unknown. */
  unit: (value) => (value === '' ? '' : `${SPACE}${value}`),
  /** An ISO 8601 date or timestamp, as a date in UTC. */
  date: (value, { locale }) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? String(value) : formattersFor(locale).date.format(moment);
  },
  /** An ISO 3166-1 code, as the localized country name. */
  region: (value, { locale }) =>
    (/^[A-Z]{2}$/.test(String(value)) ? new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) : undefined)
      ?? String(value),
  /** Names joined by `, `, as a localized list. */
  list: (value, { locale }) => formattersFor(locale).list.format(items(value)),
  /** Terms joined by `, `, as a localized list of their translations. */
  terms: (value, { locale, terms }) =>
    formattersFor(locale).list.format(items(value).map((term) => (Object.hasOwn(terms, term) ? terms[term]! : term))),
};

function interpolate(placeholder: string, params: FindingParams, language: TemplateLocale): string {
  const [, name = '', format, one, other] = /^(\w+)(?::(\w+)|\|([^|]*)\|([^|]*))?$/.exec(placeholder) ?? [];
  const param = Object.hasOwn(params, name) ? params[name] : undefined;
  if (param === undefined || typeof param === 'boolean') return MISSING;
  const value = typeof param === 'string' ? oneLine(param) : param;
  if (format !== undefined) return FORMATS[format]?.(value, language) ?? MISSING;
  const shown = typeof value === 'number' ? formattersFor(language.locale).number.format(value) : value;
  return one === undefined || other === undefined ? shown : plural(Number(value), one, other).replace('#', () => shown);
}

/** Interpolates a template in a single pass: placeholders in a param's value are not expanded. */
export function fill(template: string, params: FindingParams, language: TemplateLocale): string {
  return template.replace(/\{([^{}]*)\}/g, (_match, placeholder: string) => interpolate(placeholder, params, language));
}

/** The contents of a template's placeholders, for tests and lint. */
export const bracesOf = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map((hit) => hit[1]!);

/** The formats that placeholders may use. */
export const FORMAT_NAMES: readonly string[] = Object.keys(FORMATS);
