import { gzipSync } from 'node:zlib';
import { noisePng } from '../noise-png.ts';
import { file } from './store.ts';
import type { Store, StoreAnswer } from './store.ts';

/** Cached for a year, as a file with a version in its name should be. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };
const PARAGRAPH = '<p>Vi strikker gensere, votter og luer i norsk ull i Trondheim, og sender dem overalt.</p>\n';

interface SpeedPage {
  host: string;
  head?: string;
  body?: string;
  /** Response headers of the page. */
  headers?: Record<string, string>;
  files?: Readonly<Record<string, StoreAnswer>>;
}

function speedStore({ host, head = '', body = '', headers = {}, files = {} }: SpeedPage): Store {
  const page = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>Garnboden</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${head}</head>
<body>
<h1>Garnboden</h1>
${body}${PARAGRAPH.repeat(12)}</body>
</html>
`;
  return { host, paths: { '/': zipped('text/html; charset=utf-8', page, headers), ...files } };
}

const zipped = (type: string, body: string, headers: Record<string, string> = {}): StoreAnswer =>
  file(type, gzipSync(body), { 'content-encoding': 'gzip', ...headers });

const RULES = Array.from({ length: 200 }, (_, n) => `.c${n}{color:#${(n + 256).toString(16)}}`);
const STYLE = `body{margin:0;font:16px/1.5 sans-serif}${RULES.join('')}`;
const FOUR = [1, 2, 3, 4];

const LOGO = '<img src="/logo.3f9a1c07.png" width="40" height="40" alt="Garnboden">\n';
const LOGO_FILE = { '/logo.3f9a1c07.png': file('image/png', noisePng(40, 40), KEPT) };

/** A store without speed faults: small, compressed, cached, and without layout shifts. */
export const fastStore = speedStore({
  host: 'fort.test',
  head: '<style>body{margin:0;font:16px/1.5 sans-serif}</style>\n<script src="/app.3f9a1c07.js" defer></script>\n',
  body: LOGO,
  files: {
    '/app.3f9a1c07.js': zipped('text/javascript', `// ${'x'.repeat(4_000)}\nvoid 0;`, KEPT),
    ...LOGO_FILE,
  },
});

const PICTURE = file('image/png', noisePng(900, 500));

/** Images many times their displayed size and without dimensions, in containers that do not shift. */
export const heavyImagesStore = speedStore({
  host: 'tunge-bilder.test',
  head: '<style>div{height:220px;overflow:hidden}img{max-width:100%}</style>\n',
  body: FOUR.map((n) => `<div><img src="/bilde-${n}.png" alt="Genser ${n}"></div>\n`).join(''),
  files: Object.fromEntries(FOUR.map((n) => [`/bilde-${n}.png`, PICTURE])),
});

const BUSY_MS = 150;

/** Render-blocking scripts and a style sheet, and scripts that keep the main thread busy. */
export const blockingScriptsStore = speedStore({
  host: 'tunge-skript.test',
  head: `<link rel="stylesheet" href="/stil.css">
${FOUR.map((n) => `<script src="/skript-${n}.js"></script>\n`).join('')}`,
  files: {
    '/stil.css': file('text/css', STYLE),
    ...Object.fromEntries(FOUR.map((n) => [`/skript-${n}.js`, file('text/javascript', [
      `// ${Array.from({ length: 9_000 }, (_, at) => (at * 7919 + n).toString(36)).join(' ')}`,
      `const busy${n} = () => { const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); };`,
      `busy${n}();`,
      `addEventListener('load', () => setTimeout(busy${n}, ${n * 20}));`,
    ].join('\n'))])),
  },
});

/** A banner that pushes everything down once the page is painted, and a button without a name. */
export const shiftingStore = speedStore({
  host: 'hoppende.test',
  head: '<style>body{margin:0;font:16px/1.5 sans-serif}</style>\n',
  body: `<button></button>
<script>const shift = () => {
  const banner = document.createElement('div');
  banner.id = 'tilbud';
  banner.style.height = '400px';
  banner.textContent = 'Halv pris i dag';
  document.body.prepend(banner);
};
// The whole page must have been painted, not only what was parsed first: frames after loading hold all of it.
addEventListener('load', () => new PerformanceObserver((_, painted) => painted.disconnect()
  ?? requestAnimationFrame(() => requestAnimationFrame(shift))).observe({ type: 'paint', buffered: true }));</script>\n`,
});

/** The third party of `tracedStore`: its script sets a cookie for the store, and its response one of its own. */
export const measuringHost: Store = {
  host: 'www.googletagmanager.com',
  paths: {
    '/gtm.js': file(
      'text/javascript',
      'document.cookie = "_ga=GA1.2.3; Domain=sporet.test; Max-Age=34560000; Path=/";',
      { 'set-cookie': 'gtm_seen=secret; Path=/; Max-Age=3600; Secure; SameSite=None' },
    ),
  },
};

/** A fast store with cookies by header and by script, a key in each storage, and a third party asked after paint. */
export const tracedStore = speedStore({
  host: 'sporet.test',
  head: '<style>body{margin:0;font:16px/1.5 sans-serif}</style>\n<script src="/app.js" defer></script>\n',
  body: LOGO,
  headers: { 'set-cookie': 'sid=secret; Path=/; HttpOnly' },
  files: {
    ...LOGO_FILE,
    '/app.js': zipped('text/javascript', `localStorage.setItem('last-seen', 'secret');
sessionStorage.setItem('tab', 'secret');
const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
const add = (_, painted) => painted.disconnect() ??
  document.head.append(Object.assign(document.createElement('script'), { src }));
new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
// ${'x'.repeat(4_000)}
`, KEPT),
  },
});
