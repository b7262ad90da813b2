/** What of an answer tells that the store itself keeps its visitors out. */
export interface DoorFacts {
  url: URL;
  status: number;
  html: string;
  /** How many characters of it a reader sees. */
  visible: number;
}

export type ShutDoor =
  | { kind: 'closed'; how: 'password' | 'coming-soon' | 'maintenance'; marker: string }
  | { kind: 'waiting-room'; marker: string };

/** A page that stands in the whole store's place shows no more text than this. */
const LITTLE_TEXT = 600;
const LONGEST_MARKER = 80;
const HEADLINE = /<(title|h1|h2)\b[^>]{0,300}>([^]{0,500}?)<\/\1>/gi;
/** Bounded, as a hostile page may consist of nothing but beginnings. */
const WINDOW = 100_000;
const SOON = /(?<!\p{L})(?:coming soon|opening soon|launching soon|under construction|kommer snart|[åa]pner snart|under arbeid|under oppbygging|under konstruksjon)/iu;
const AWAY = /(?<!\p{L})(?:maintenance|be (?:right )?back (?:soon|shortly)|vedlikehold|straks tilbake|snart tilbake|midlertidig stengt)/iu;
const QUEUE = /(?<!\p{L})(?:waiting room|you are (?:now )?in line|venterom|du st[åa]r i k[øo])/iu;

/** A store that is shut or lets in one by one, and says so in its headline with hardly anything beside it. */
export function shutDoor({ url, status, html: source, visible }: DoorFacts): ShutDoor | null {
  const html = source.slice(0, WINDOW);
  if (html === '') return null;
  const isShopifyDoor = /^\/password\/?$/.test(url.pathname) && /action="[^"]{0,300}\/password"|template-password/i.test(html);
  if (isShopifyDoor) return { kind: 'closed', how: 'password', marker: url.pathname };
  if (visible > LITTLE_TEXT || (status >= 400 && status !== 503)) return null;
  if (/\bwoocommerce-coming-soon\b/.test(html)) return { kind: 'closed', how: 'coming-soon', marker: 'woocommerce-coming-soon' };
  for (const [, , inner = ''] of html.matchAll(HEADLINE)) {
    const words = inner.replace(/<[^>]*>/g, ' ').trim();
    const marker = words.slice(0, LONGEST_MARKER);
    if (QUEUE.test(words)) return { kind: 'waiting-room', marker };
    if (AWAY.test(words)) return { kind: 'closed', how: 'maintenance', marker };
    if (SOON.test(words)) return { kind: 'closed', how: 'coming-soon', marker };
  }
  return null;
}
