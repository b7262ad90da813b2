import { BODY_MARKS } from './challenge-body-marks.ts';
import { CAPTCHAS, DECISIVE_HEADERS, PLACES, REFUSING, VENDOR_HEADERS } from './challenge-marks.ts';
import type { BodyMark, CaptchaMark } from './challenge-marks.ts';
import { takeApart } from './challenge-parts.ts';
import type { ChallengeParts } from './challenge-parts.ts';
import { sayingOf } from './challenge-sayings.ts';
import { asksForPerson, saysItChecks } from './challenge-wording.ts';

/** What a response says, as far as telling bot protection from the store needs it. */
export interface ResponseFacts {
  status: number;
  /** Of the last hop. */
  url: URL;
  headers: { get(name: string): string | null };
  /** The body as text; empty where there is none. */
  body: string;
  /** How many characters of it a reader would see. */
  visibleChars: number;
}

/**
 * Whether it was the store that answered. Having a vendor is no challenge; only what stands in its place is one. The
 * vendor is null where nothing says whose it is.
 */
export type ChallengeVerdict =
  | { kind: 'none' }
  | { kind: 'challenge' | 'waiting-room'; tier: 1 | 2; vendor: string | null; marker: string }
  | { kind: 'refused'; tier: 3; vendor: string | null; marker: string };

const CHALLENGE_CHARS = 600;
/** Of a page that no store has, whatever it explains. */
const SURE_CHARS = 2_500;
const NEAR_EMPTY_CHARS = 200;
const WORDING_CHARS = 400;
/** To a vendor, to help, to the owner. */
const FEW_LINKS = 3;

/** Tells a challenge, a waiting room and a refusal from an answer of the store. */
export function judgeChallenge(facts: ResponseFacts): ChallengeVerdict {
  return decisive(facts) ?? byBody(facts) ?? byStatus(facts) ?? { kind: 'none' };
}

function decisive({ url, headers }: ResponseFacts): ChallengeVerdict | null {
  const header = DECISIVE_HEADERS.find(({ name, value }) => value.test(headers.get(name)?.trim() ?? ''));
  if (header) {
    const marker = `${header.name}: ${headers.get(header.name)!.trim()}`;
    return { kind: 'challenge', tier: 1, vendor: header.vendor, marker };
  }
  const place = PLACES.find(({ host, path }) =>
    (!host || isUnder(url.hostname, host)) && (!path || path.test(url.pathname)));
  if (!place) return null;
  const { vendor, host, waits } = place;
  return { kind: waits ? 'waiting-room' : 'challenge', tier: 1, vendor, marker: host ? url.hostname : url.pathname };
}

function isUnder(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** A shop's own faults, of a form or an address, have others. */
const TURNING = [...REFUSING, 405, 406, 418, 493];

/** A page as the marks see it. */
interface Seen {
  facts: ResponseFacts;
  parts: ChallengeParts;
  own: Own;
}

/** What a page brings along that a page of bot protection does not. */
interface Own {
  /** What a store tells search engines, or a menu. */
  isStore: boolean;
  script: boolean;
  /** Nothing at all: no script, style, link, picture, frame or form either. */
  nothing: boolean;
  form: boolean;
  /** A link to another of its pages. */
  leads: boolean;
  links: number;
  /** Something for its visitor to fill in. */
  fields: boolean;
}

function byBody(facts: ResponseFacts): ChallengeVerdict | null {
  const { visibleChars, status } = facts;
  if (visibleChars > SURE_CHARS) return null;
  const parts = takeApart(facts.body);
  const seen = { facts, parts, own: ownOf(parts) };
  const mark = BODY_MARKS.find((one) => stands(one, seen));
  if (mark) {
    const { vendor, marker } = mark;
    if (mark.blocks && status >= 400) return { kind: 'refused', tier: 3, vendor, marker };
    return { kind: mark.waits ? 'waiting-room' : 'challenge', tier: 2, vendor, marker };
  }
  if (visibleChars > CHALLENGE_CHARS || seen.own.isStore || seen.own.fields) return null;
  const captcha = CAPTCHAS.find((one) => isTheWholePage(one, seen));
  if (captcha) return { kind: 'challenge', tier: 2, vendor: captcha.vendor, marker: captcha.marker };
  return visibleChars <= WORDING_CHARS && seen.own.links <= FEW_LINKS ? byWords(seen) : null;
}

function byWords({ facts: { status }, parts, own }: Seen): ChallengeVerdict | null {
  const checks = saysItChecks(parts);
  if (checks !== null) return { kind: 'challenge', tier: 2, vendor: null, marker: checks };
  const isRefusal = TURNING.includes(status);
  const says = status < 400 || isRefusal ? sayingOf(parts, isRefusal) : null;
  if (says === null) return null;
  const { does, words: marker } = says;
  const leads = own.form || own.leads;
  if (does === 'waits') return leads ? null : { kind: 'waiting-room', tier: 2, vendor: null, marker };
  if (does === 'blocks') {
    if (status >= 400) return REFUSING.includes(status) ? null : { kind: 'refused', tier: 3, vendor: null, marker };
    return leads || own.script ? null : { kind: 'challenge', tier: 2, vendor: null, marker };
  }
  // A form of another purpose asks for a person beside its captcha; a wall asks first of all.
  if (says.onlyAsks && own.form && !asksForPerson(parts)) return null;
  if (status < 400 && own.leads) return null;
  // What neither does anything nor turns away only tells of such pages.
  return status >= 400 || own.form || /^script /m.test(parts.loads) || parts.code.trim() !== ''
    ? { kind: 'challenge', tier: 2, vendor: null, marker } : null;
}

const PARTS = ['title', 'tags', 'loads', 'text', 'code', 'source'] as const;

function stands(mark: BodyMark, { facts: { status, visibleChars }, parts, own }: Seen): boolean {
  if (visibleChars > (mark.sure ? SURE_CHARS : mark.unseen ? 0 : CHALLENGE_CHARS)) return false;
  if (own.isStore && !mark.sure) return false;
  if (mark.statuses && !mark.statuses.includes(status)) return false;
  if ((mark.alone && own.script) || (mark.bare && !own.nothing)) return false;
  if (mark.inert && (own.form || own.leads || own.links > FEW_LINKS)) return false;
  return PARTS.every((part) => mark[part]?.test(parts[part]) ?? true);
}

function isTheWholePage({ loads, tags }: CaptchaMark, { facts: { status, visibleChars }, parts, own }: Seen): boolean {
  const isShown = tags.test(parts.tags);
  if (!isShown && !loads.test(parts.loads)) return false;
  const isAsking = asksForPerson(parts);
  if (REFUSING.includes(status) ? isShown || isAsking : isShown && isAsking) return true;
  if (!own.nothing) return false;
  return isShown ? visibleChars < NEAR_EMPTY_CHARS : visibleChars === 0 && parts.code.trim() === '';
}

// Neither a vendor's nor a captcha's: an empty shell with one is a store that a script has yet to fill.
const OWN_SCRIPT = new RegExp([
  '^script (?!\\S*(?:\\bhcaptcha\\.com|/recaptcha/|challenges\\.cloudflare\\.com',
  '|/cdn-cgi/|_Incapsula_Resource|/_sec/|/\\.well-known/))\\S',
].join(''), 'm');
const STORE = /\brel="canonical\b|\bproperty="og:|\btype="application\/ld\+json|^<(?:nav|article)\b/im;
const OWN_LINK = /^<a\b[^>]*\bhref="\/(?!\/)[^"]/m;
const FIELD = new RegExp([
  '^<(?:select|textarea(?![^>]*captcha-response)',
  '|input(?![^>]*\\b(?:type="(?:hidden|submit|button|checkbox|radio|image|reset)\\b',
  '|name="(?:captcha|answer|challenge|phrase)\\b)))\\b',
].join(''), 'im');

function ownOf({ loads, tags }: ChallengeParts): Own {
  const script = OWN_SCRIPT.test(loads);
  const form = /^<form\b/m.test(tags);
  const links = tags.match(/^<a\b/gm)?.length ?? 0;
  return {
    isStore: STORE.test(tags), script, form, links, leads: OWN_LINK.test(tags), fields: FIELD.test(tags),
    nothing: !script && !form && links === 0 && !/^(?:style|img|iframe|frame|refresh) /m.test(loads),
  };
}

/** How the servers behind a front sign their own refusals. */
const ORIGIN = new RegExp([
  '<center>(?:nginx|openresty)(?:/[\\d.]+)?(?: \\([^)<]*\\))?</center>', '<address>Apache\\b',
  '\\bpowered by LiteSpeed Web Server\\b', '<h2>403 - Forbidden: Access is denied\\.</h2>',
].join('|'), 'i');
const ORIGIN_WINDOW = 10_000;

function byStatus({ status, headers, body }: ResponseFacts): ChallengeVerdict | null {
  if (!REFUSING.includes(status)) return null;
  const vendor = VENDOR_HEADERS.find(({ name, value }) => value.test(headers.get(name) ?? ''));
  // A front passes on what the store's own server says.
  if (vendor && !ORIGIN.test(body.slice(0, ORIGIN_WINDOW))) {
    return { kind: 'refused', tier: 3, vendor: vendor.vendor, marker: vendor.name };
  }
  const parts = takeApart(body);
  const captcha = CAPTCHAS.find(({ loads, tags }) => tags.test(parts.tags) || loads.test(parts.loads));
  if (captcha) return { kind: 'refused', tier: 3, vendor: captcha.vendor, marker: captcha.marker };
  // A shop that is down for a while says when it will be back; that is no refusal.
  if (status === 503 && headers.get('retry-after') !== null) return null;
  return { kind: 'refused', tier: 3, vendor: null, marker: `status ${status}` };
}
