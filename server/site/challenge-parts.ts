import { decodeHTML } from 'entities';

/** A page taken apart as far as telling bot protection needs: a word counts where it acts, not where it is quoted. */
export interface ChallengeParts {
  /** The source as it came, for what only its spelling gives away. */
  source: string;
  title: string;
  /** The inline scripts that a browser would run. */
  code: string;
  /** What the page loads or leads to by itself, one a line: `script /a.js`, `form /send`, `refresh /next`. */
  loads: string;
  /** The tags in one spelling, one a line, but for those that only name addresses in advance or in a policy. */
  tags: string;
  /** What stands outside the tags, white space collapsed; also what a browser shows only without script. */
  text: string;
  /** Where the text begins, a line a block. */
  opening: string;
}

// A challenge page is small; a hostile one may be large, and made to be slow to take apart.
const WINDOW = 200_000;
const MOST_TAGS = 3_000;
const LONGEST_TAG = 4_000;
const OPENING = 400;
const BLOCK =
  /^<\/?(?:h[1-6r]|p|div|br|li|[uo]l|t[dr]|table|form|button|section|main|article|header|footer|center|body)\b/;
const IN_ADVANCE = /\b(?:preconnect|dns-prefetch|preload|prefetch|modulepreload)\b/i;
const RAW = new Set(['script', 'style', 'title', 'iframe', 'textarea']);
const LOADING: ReadonlyMap<string, 'src' | 'href' | 'action'> = new Map([
  ['script', 'src'], ['iframe', 'src'], ['frame', 'src'], ['img', 'src'], ['link', 'href'], ['form', 'action'],
]);

/** Takes a page apart in one pass, in time linear to its length. */
export function takeApart(html: string): ChallengeParts {
  const source = html.slice(0, WINDOW);
  // Not toLowerCase() of the whole, which makes some letters two and would move every place behind them.
  const lower = source.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const found = { title: '', code: [] as string[], loads: [] as string[], tags: [] as string[], text: [] as string[] };
  for (let at = 0; at < source.length && found.tags.length < MOST_TAGS;) {
    const open = source.indexOf('<', at);
    found.text.push(source.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    if (!/[a-z/!?]/i.test(source[open + 1] ?? '')) {
      found.text.push('<');
      at = open + 1;
      continue;
    }
    const comment = source.startsWith('<!--', open);
    const close = source.indexOf(comment ? '-->' : '>', open);
    if (close === -1) break;
    at = close + (comment ? 3 : 1);
    if (comment) continue;
    const tag = source.slice(open, Math.min(at, open + LONGEST_TAG));
    const named = lower.slice(open, open + 40);
    found.text.push(BLOCK.test(named) ? '\n' : ' ');
    const name = /^<([a-z][a-z0-9-]*)/.exec(named)?.[1];
    if (name === undefined) continue;
    const attributes = attributesOf(tag, name);
    note(name, attributes, found);
    if (!RAW.has(name)) continue;
    const end = lower.indexOf(`</${name}`, at);
    const inner = source.slice(at, end === -1 ? undefined : end);
    at = end === -1 ? source.length : end;
    if (name === 'script' && runs(attributes)) found.code.push(inner);
    else if (name === 'title') found.title ||= inner;
    else if (name === 'iframe') found.text.push(inner);
  }
  const text = found.text.join('');
  return {
    source, title: asRead(found.title), code: found.code.join('\n'), loads: found.loads.join('\n'),
    tags: found.tags.join('\n'), text: asRead(text), opening: openingOf(text),
  };
}

function note(name: string, attributes: Attributes, { loads, tags }: { loads: string[]; tags: string[] }): void {
  if (name === 'meta') {
    const target = /^refresh$/i.test(attributes.get('http-equiv') ?? '') ? attributes.get('content') : undefined;
    const address = target?.replace(/^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?/i, '').replace(/["']\s*$/, '');
    if (address) loads.push(`refresh ${address}`);
    if (attributes.has('http-equiv')) return;
  }
  const rel = attributes.get('rel') ?? '';
  if (name === 'link' && IN_ADVANCE.test(rel)) return;
  tags.push(`<${name}${Array.from(attributes, ([key, value]) => ` ${key}="${value}"`).join('')}>`);
  const from = LOADING.get(name);
  const address = from && attributes.get(from)?.trim();
  if (address) loads.push(`${name === 'link' && /\bstylesheet\b/i.test(rel) ? 'style' : name} ${address}`);
}

type Attributes = ReadonlyMap<string, string>;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** In one spelling, however the page writes them. */
function attributesOf(tag: string, name: string): Attributes {
  const found = new Map<string, string>();
  for (const [, key = '', double, single, bare] of tag.slice(name.length + 1).matchAll(ATTRIBUTE)) {
    const value = decodeHTML(double ?? single ?? bare ?? '').replaceAll(/["\n]/g, ' ');
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), value);
  }
  return found;
}

/** A script of another type is data. */
function runs(attributes: Attributes): boolean {
  const type = attributes.get('type')?.trim();
  return !type || /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i.test(type);
}

function openingOf(text: string): string {
  const lines = decodeHTML(text.trimStart().slice(0, 4 * OPENING)).split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n').slice(0, OPENING);
}

function asRead(source: string): string {
  return decodeHTML(source).replaceAll(/\s+/g, ' ').trim();
}
