import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** The targets of the page: listeners on loopback that must not be reached. */
export interface HostileTargets {
  tcpPort: number;
  udpPort: number;
  /** False keeps the page open at its end, to be measured; the last vector, which navigates away, is then not tried. */
  navigatesAway?: boolean;
}

/** A store whose page tries every way to escape its browser. */
export interface HostileStore {
  readonly handler: RequestListener;
  /** The vectors that the page has reported, to its own origin, as about to be tried. */
  readonly tried: ReadonlySet<string>;
  /** What it has reported that should not have been possible. */
  readonly succeeded: ReadonlySet<string>;
  /** Settles when every vector has succeeded, failed or timed out. */
  readonly done: Promise<void>;
}

/** Each attempt, as the body of a function of `to` (a URL on the target), `tcp` and `udp` (its ports). */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'img': `return settled(Object.assign(new Image(), { src: to }))`,
  'img-srcset': `return settled(Object.assign(new Image(), { srcset: to + ' 1x' }))`,
  'iframe': `return settled(added('iframe', { src: to }))`,
  'object': `return settled(added('object', { data: to }))`,
  'embed': `return settled(added('embed', { src: to }))`,
  'video': `return settled(added('video', { src: to, preload: 'auto' }))`,
  'script': `return settled(added('script', { src: to }))`,
  'module': `return import(to)`,
  'stylesheet': `return settled(added('link', { rel: 'stylesheet', href: to }))`,
  'icon': `added('link', { rel: 'icon', href: to })`,
  'manifest': `added('link', { rel: 'manifest', href: to })`,
  'css-url': `added('div', { style: 'width:9px;height:9px;background:url(' + to + ')' })`,
  'css-import': `added('style', { textContent: '@import url(' + to + ')' })`,
  'font': `return new FontFace('f', 'url(' + to + ')').load()`,
  'svg-use': `added('div', { innerHTML: '<svg><image href="' + to + '"/></svg>' })`,
  'fetch': `return fetch(to)`,
  'fetch-no-cors': `return fetch(to, { mode: 'no-cors' })`,
  'fetch-post': `return fetch(to, { method: 'POST', mode: 'no-cors', body: 'x', keepalive: true })`,
  'fetch-local-space': `return fetch(to, { mode: 'no-cors', targetAddressSpace: 'loopback' })`,
  'xhr': `const xhr = new XMLHttpRequest(); xhr.open('GET', to); xhr.send(); return settled(xhr)`,
  'beacon': `navigator.sendBeacon(to, 'x')`,
  'websocket': `return settled(new WebSocket(to.replace('http', 'ws')))`,
  'eventsource': `return settled(new EventSource(to))`,
  'worker': `return settled(worker('fetch("' + to + '", {mode: "no-cors"}).finally(() => postMessage(1))'), 'message')`,
  'worker-import': `return settled(worker('importScripts("' + to + '")'))`,
  'shared-worker': `new SharedWorker(blob('fetch("' + to + '", {mode: "no-cors"})'))`,
  'service-worker': `const found = await navigator.serviceWorker?.register('/worker.js');
    const made = found && (found.installing || found.waiting || found.active);
    made?.addEventListener('statechange', () => made.state === 'activated' && succeeded('service-worker-activated'))`,
  'preconnect': `added('link', { rel: 'preconnect', href: to })`,
  'prefetch': `return settled(added('link', { rel: 'prefetch', href: to }))`,
  'preload': `return settled(added('link', { rel: 'preload', as: 'fetch', href: to }))`,
  'modulepreload': `return settled(added('link', { rel: 'modulepreload', href: to }))`,
  'dns-prefetch': `added('link', { rel: 'dns-prefetch', href: to })`,
  'speculation-rules': `added('script', { type: 'speculationrules', textContent: JSON.stringify({
      prefetch: [{ source: 'list', urls: [to], eagerness: 'immediate' }],
      prerender: [{ source: 'list', urls: [to], eagerness: 'immediate' }] }) })`,
  'form': `added('iframe', { name: 'form' });
    added('form', { action: to, method: 'post', target: 'form' }).submit()`,
  'redirect': `return settled(added('iframe', { src: '/redirect' }))`,
  'redirect-fetch': `return fetch('/redirect', { mode: 'no-cors' })`,
  'meta-refresh': `return settled(added('iframe', { src: '/meta-refresh' }))`,
  'window-open': `if (window.open(to)) succeeded('window-opened')`,
  // A cross-origin download link navigates instead of saving, so without a frame the page itself would be lost.
  'download': `added('iframe', { name: 'download' });
    added('a', { href: to, download: 'file.bin', target: 'download' }).click()`,
  'download-own': `added('a', { href: '/attachment' }).click()`,
  'ping': `added('a', { href: '#here', ping: to }).click()`,
  'webrtc-stun': `return gathered('stun:127.0.0.1:' + udp)`,
  'webrtc-stun-name': `return gathered('stun:canary.localhost:' + udp)`,
  'webrtc-turn-udp': `return gathered('turn:127.0.0.1:' + udp)`,
  'webrtc-turn-tcp': `return gathered('turn:127.0.0.1:' + tcp + '?transport=tcp')`,
  'webtransport': `return new WebTransport('https://127.0.0.1:' + udp + '/').ready`,
  'localhost': `return fetch(to.replace('127.0.0.1', 'localhost'), { mode: 'no-cors' })`,
  'star-localhost': `return fetch(to.replace('127.0.0.1', 'canary.localhost'), { mode: 'no-cors' })`,
  'trailing-dot': `return fetch(to.replace('127.0.0.1', 'localhost.'), { mode: 'no-cors' })`,
  'ipv6-loopback': `return fetch(to.replace('127.0.0.1', '[::1]'), { mode: 'no-cors' })`,
  'mapped-ipv6': `return settled(Object.assign(new Image(), { src: to.replace('127.0.0.1', '[::ffff:127.0.0.1]') }))`,
  'decimal': `return fetch(to.replace('127.0.0.1', '2130706433'), { mode: 'no-cors' })`,
  'hex': `return fetch(to.replace('127.0.0.1', '0x7f000001'), { mode: 'no-cors' })`,
  'octal': `return fetch(to.replace('127.0.0.1', '0177.1'), { mode: 'no-cors' })`,
  'zero': `return fetch(to.replace('127.0.0.1', '0'), { mode: 'no-cors' })`,
};

/** Tried last, since it ends the page. */
const LAST = 'top-navigation';

/** Every vector by name. */
export const VECTORS: readonly string[] = [...Object.keys(ATTEMPTS), LAST];

/** Creates the store; its handler works behind any host. */
export function createHostileStore({ tcpPort, udpPort, navigatesAway = true }: HostileTargets): HostileStore {
  const tried = new Set<string>();
  const succeeded = new Set<string>();
  const done = Promise.withResolvers<void>();
  const target = (vector: string) => `http://127.0.0.1:${tcpPort}/${vector}`;
  const page = pageFor({ tcpPort, udpPort, navigatesAway });

  const answers: Record<string, (response: ServerResponse) => void> = {
    '/': (response) => send(response, 'text/html', page),
    '/redirect': (response) => void response.writeHead(302, { location: target('redirect') }).end(),
    '/meta-refresh': (response) =>
      send(response, 'text/html', `<meta http-equiv=refresh content="0;url=${target('meta-refresh')}">`),
    '/worker.js': (response) => send(response, 'text/javascript', serviceWorker(target('service-worker'))),
    '/attachment': (response) => {
      response.setHeader('content-disposition', 'attachment; filename=file.bin');
      send(response, 'application/octet-stream', 'x');
    },
    '/done': (response) => {
      send(response, 'text/plain', '');
      done.resolve();
    },
    '/until-done': (response) => void done.promise.then(() => send(response, 'text/plain', '')),
  };
  return {
    tried, succeeded, done: done.promise,
    handler(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = new URL(request.url ?? '/', 'http://store');
      const [, list, name = ''] = /^\/(tried|succeeded)\/([\w-]+)$/.exec(pathname) ?? [];
      if (list) (list === 'tried' ? tried : succeeded).add(name);
      const answer = answers[pathname];
      if (answer) answer(response);
      else send(response, 'text/plain', '');
    },
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

const serviceWorker = (to: string) => `
  addEventListener('install', (event) => event.waitUntil(fetch('${to}', { mode: 'no-cors' }).catch(() => {})));
  addEventListener('activate', (event) => event.waitUntil(fetch('${to}', { mode: 'no-cors' }).catch(() => {})));`;

const pageFor = ({ tcpPort, udpPort, navigatesAway }: HostileTargets) => `<!doctype html>
<title>Hostile store</title><h1>Welcome</h1>
<script type="module">
  const tcp = ${tcpPort}, udp = ${udpPort}, base = 'http://127.0.0.1:' + tcp + '/';
  const report = (path) => fetch('/' + path, { method: 'POST' });
  // Keeps the network busy until every vector has been tried, for clients that wait for it to be idle.
  void fetch('/until-done');
  const succeeded = (what) => report('succeeded/' + what);
  let allTried = false;
  addEventListener('pagehide', () => allTried || navigator.sendBeacon('/succeeded/left-before-its-end'));
  const added = (tag, properties) => {
    const element = document.createElement(tag);
    const { style, ping, ...rest } = properties;
    if (style) element.style = style;
    if (ping) element.ping = ping;
    return document.body.appendChild(Object.assign(element, rest));
  };
  const settled = (thing, ...more) => new Promise((done) => {
    for (const event of ['load', 'error', 'close', 'open', ...more]) thing.addEventListener(event, done);
  });
  const blob = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = (code) => new Worker(blob(code));
  const gathered = async (url) => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: url, username: 'u', credential: 'c' }] });
    peer.createDataChannel('x');
    const complete = new Promise((done) => {
      peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done();
    });
    await peer.setLocalDescription(await peer.createOffer());
    await complete;
  };
  const attempts = {
    ${Object.entries(ATTEMPTS).map(([name, body]) => `'${name}': async (to) => { ${body} }`).join(',\n    ')}
  };
  const atMost = new Promise((done) => setTimeout(done, 4000));
  await Promise.all(Object.entries(attempts).map(async ([name, attempt]) => {
    await report('tried/' + name);
    await Promise.race([attempt(base + name).catch(() => {}), atMost]);
  }));
  const navigatesAway = ${navigatesAway};
  if (navigatesAway) await report('tried/${LAST}');
  allTried = true;
  addEventListener('pagehide', () => navigator.sendBeacon(base + 'pagehide', 'x'));
  await report('done');
  if (navigatesAway) location.href = base + '${LAST}';
</script>`;
