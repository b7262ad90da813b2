import type { FindingParams } from '../health.ts';
import { plural } from '../report/format.ts';
import { oneLine } from '../report/one-line.ts';

// What may stand in a template's braces:
//   {name}             a text on one line, a number as the language writes it
//   {count|one|other}  the words that fit the number; # in them is the number
//   {name:format}      one of the formats below

type NameIn<Inside extends string> = Inside extends `${infer Name}${':' | '|'}${string}` ? Name : Inside;

/** The names in the braces of a template. */
export type Placeholders<Template> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | Placeholders<Rest>
  : never;

/** What filling a template takes from a language. */
export interface TemplateLocale {
  /** BCP 47. */
  readonly locale: string;
  /** Words for the closed lists that `:terms` writes. */
  readonly terms: Readonly<Record<string, string>>;
}

/** What stands for a param that is missing, as in a report of another rule set. */
const MISSING = '…';

/** Between a number and its unit, so that they stay on one line. */
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

const MEBIBYTE = 1024 * 1024;

/** Up to the next hundredth: what is above a bound never reads as the bound itself. */
const upToHundredth = (value: number): number => Math.ceil(Number((value * 100).toFixed(6))) / 100;

const FORMATS: Readonly<Record<string, Format>> = {
  /** 0 to 100; Norwegian has a space before the sign. */
  percent: (value, { locale }) =>
    `${formattersFor(locale).number.format(Math.round(Number(value)))}${locale.startsWith('en') ? '' : SPACE}%`,
  /** Milliseconds, in seconds from one second on. */
  ms: (value, { locale }) => {
    const ms = Math.round(Number(value));
    const { number } = formattersFor(locale);
    return ms < 1000 ? `${number.format(ms)}${SPACE}ms` : `${number.format(upToHundredth(ms / 1000))}${SPACE}s`;
  },
  bytes: (value, { locale }) =>
    Number(value) < MEBIBYTE
      ? `${formattersFor(locale).number.format(Math.ceil(Number(value) / 1024))}${SPACE}KiB`
      : `${formattersFor(locale).number.format(upToHundredth(Number(value) / MEBIBYTE))}${SPACE}MiB`,
  /** Right behind its number; nothing where none is known. */
  unit: (value) => (value === '' ? '' : `${SPACE}${value}`),
  /** An ISO date or moment, as a day in UTC. */
  date: (value, { locale }) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? String(value) : formattersFor(locale).date.format(moment);
  },
  /** An ISO 3166-1 code, as the country's name. */
  region: (value, { locale }) =>
    (/^[A-Z]{2}$/.test(String(value)) ? new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) : undefined) ?? String(value),
  /** Names joined by `, `, as a sentence lists them. */
  list: (value, { locale }) => formattersFor(locale).list.format(items(value)),
  /** Words of a closed list, translated and listed. */
  terms: (value, { locale, terms }) =>
    formattersFor(locale).list.format(items(value).map((term) => (Object.hasOwn(terms, term) ? terms[term]! : term))),
};

function written(inside: string, params: FindingParams, language: TemplateLocale): string {
  const [, name = '', format, one, other] = /^(\w+)(?::(\w+)|\|([^|]*)\|([^|]*))?$/.exec(inside) ?? [];
  const param = Object.hasOwn(params, name) ? params[name] : undefined;
  if (param === undefined || typeof param === 'boolean') return MISSING;
  const value = typeof param === 'string' ? oneLine(param) : param;
  if (format !== undefined) return FORMATS[format]?.(value, language) ?? MISSING;
  const shown = typeof value === 'number' ? formattersFor(language.locale).number.format(value) : value;
  return one === undefined || other === undefined ? shown : plural(Number(value), one, other).replace('#', () => shown);
}

/** The template with its braces filled, once: what a param holds is never read as a template. */
export function fill(template: string, params: FindingParams, language: TemplateLocale): string {
  return template.replace(/\{([^{}]*)\}/g, (_whole, inside: string) => written(inside, params, language));
}

/** The braces of a template as they stand, for tests and lint. */
export const bracesOf = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map((hit) => hit[1]!);

/** The formats a template may name. */
export const FORMAT_NAMES: readonly string[] = Object.keys(FORMATS);
