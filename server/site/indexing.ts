import { startOf } from '../page/tree.ts';
import { readMetadata } from '../page/metadata.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';

/** A robots meta tag or an X-Robots-Tag, as written. */
export type RobotsTag =
  | { by: 'meta'; value: string; element: PageElement }
  | { by: 'header'; value: string };

/** One rule of a tag. */
type Directive = ReturnType<typeof directivesOf>[number];

/** The header fields of a response. */
interface Headers {
  all(name: string): readonly string[];
}

const EVERYBODY = 'robots';

/**
 * The robots meta tags, in page order, then the X-Robots-Tags that have a rule for `agent`, or for all crawlers, which
 * meets the condition. Without a page, only the headers are read.
 */
function tagsWith(
  { page, headers, agent }: { page: Page | null; headers: Headers; agent: string }, meets: (rule: Directive) => boolean,
): RobotsTag[] {
  const names = [EVERYBODY, agent.toLowerCase()];
  const metas = page ? names.flatMap((name) => readMetadata(page).named.get(name) ?? []) : [];
  const inPage = metas.toSorted((a, b) => startOf(a.element) - startOf(b.element))
    .filter(({ content }) => directivesOf(content, /[\s,]+/).some(meets))
    .map(({ content, element }): RobotsTag => ({ by: 'meta', value: content.trim(), element }));
  const inHeader = [...new Set(headers.all('x-robots-tag').map((written) => written.trim()))]
    .filter((value) => addressedTo(value, names).flatMap((part) => directivesOf(part, ',')).some(meets))
    .map((value): RobotsTag => ({ by: 'header', value }));
  return [...inPage, ...inHeader];
}

/**
 * The tags that ask `agent`, or all crawlers, not to index: `noindex`, `none`, or `unavailable_after` with a past
 * date. The strictest rule counts, as in search engines.
 */
export const readNoIndex = (
  page: Page | null, headers: Headers, { agent, now }: { agent: string; now: number },
): RobotsTag[] =>
  tagsWith({ page, headers, agent }, (rule) => keepsOut(rule, now));

/** The tags that keep search engines from showing text of the page: `nosnippet`, or `max-snippet:0`. */
export const readNoSnippet = (page: Page | null, headers: Headers, agent: string): RobotsTag[] =>
  tagsWith({ page, headers, agent }, ({ name, argument }) =>
    name === 'nosnippet' || (name === 'max-snippet' && argument === '0'));

function keepsOut({ name, argument }: Directive, now: number): boolean {
  if (argument === null) return name === 'noindex' || name === 'none';
  return name === 'unavailable_after' && parseDate(argument) < now;
}

/** Parses an RFC 822, RFC 850 or ISO 8601 date; an invalid one is infinitely late. */
function parseDate(date: string): number {
  const isZoned = /(?:[A-Z]{1,4}|[+-]\d\d:?\d\d)$/i.test(date) || /^\d{4}-\d\d-\d\d$/.test(date);
  const moment = Date.parse(isZoned ? date : `${date} UTC`);
  return Number.isNaN(moment) ? Infinity : moment;
}

const DATE = [
  String.raw`\d{4}-\d\d-\d\d(?:[T ][\d:.]{4,18}(?:Z|[+-]\d\d:?\d\d)?)?`,
  String.raw`(?:[a-z]{3,9},?\s{1,9})?\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}(?:\s{1,9}\d{1,2}:\d\d(?::\d\d)?)?(?:\s{1,9}(?:[A-Z]{1,4}\b|[+-]\d{4}))?`,
].join('|');
/** A date may contain a comma, which otherwise separates directives. */
const DATED = String.raw`unavailable_after\s{0,9}:\s{0,9}(?:${DATE})`;
const DATES = new RegExp(DATED, 'gi');
/** Matches directives with their value, so that a value `none` is not read as the directive `none`. */
const VALUED = new RegExp(String.raw`${DATED}|(?:max-[a-z-]{1,20}|unavailable_after)\s{0,9}:\s{0,9}[^\s,]*`, 'gi');

/** The rules in a tag: their names in lower case, with the value after the colon, null if there is none. */
function directivesOf(written: string, between: RegExp | string) {
  const valued = [...written.matchAll(VALUED)].map(([directive]) => {
    const [, name = '', argument = ''] = /^(.*?)\s*:\s*(.*)$/s.exec(directive) ?? [];
    return { name: name.toLowerCase(), argument: argument.replaceAll(',', '') };
  });
  const bare = written.replaceAll(VALUED, '').split(between)
    .map((name) => ({ name: name.trim().toLowerCase(), argument: null }));
  return [...valued, ...bare].filter(({ name }) => name !== '');
}

/** Directives with a value; any other name before a colon is a crawler's, and what follows applies to it only. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i;

/** The parts of an X-Robots-Tag that apply to one of the names. */
function addressedTo(value: string, names: readonly string[]): string[] {
  const found: string[] = [];
  let addressee = EVERYBODY;
  for (const part of value.replaceAll(DATES, (all) => all.replaceAll(',', '')).split(',')) {
    const [, name, rest] = /^\s*([a-z][\w.-]*)\s*:(.*)$/is.exec(part) ?? [];
    const isAddress = name !== undefined && !WITH_VALUE.test(name);
    if (isAddress) addressee = name.toLowerCase();
    if (names.includes(addressee)) found.push(isAddress ? rest! : part);
  }
  return found;
}
