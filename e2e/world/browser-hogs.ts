import type { RequestListener } from 'node:http';

/** A page that exhausts the machine's resources, or blocks the browser. */
export interface BrowserHog {
  takes: 'memory' | 'disk' | 'processor' | 'time';
  /** The page's script, as the body of an async function. */
  script: string;
}

const GROW =
  'const kept = []; const keep = (size) => { const a = new Uint8Array(size); a.fill(kept.length + 1); kept.push(a); };';
const inWorker = (code: string): string => `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}])))`;

/** Pages by name; all are cross-origin isolated, so that shared memory is available. */
export const BROWSER_HOGS: Readonly<Record<string, BrowserHog>> = {
  'title-loop': { takes: 'memory', script: `for (let at = 0; ; at += 1) document.title = 'x'.repeat(1e6) + at;` },
  'array-buffers': { takes: 'memory', script: `${GROW} for (;;) keep(64e6);` },
  'worker': { takes: 'memory', script: inWorker(`${GROW} for (;;) keep(64e6);`) },
  'many-workers': {
    takes: 'memory', script: `for (let at = 0; at < 16; at += 1) ${inWorker(`${GROW} for (;;) keep(16e6);`)};`,
  },
  'web-assembly': {
    takes: 'memory',
    script: `const all = []; for (;;) {
      const memory = new WebAssembly.Memory({ initial: 1600 });
      new Uint8Array(memory.buffer).fill(7); all.push(memory); await 0;
    }`,
  },
  'shared-memory': {
    takes: 'memory',
    script: `const all = []; for (;;) {
      const memory = new SharedArrayBuffer(64e6); new Uint8Array(memory).fill(7); all.push(memory);
    }`,
  },
  'frame-bomb': {
    takes: 'memory',
    script: `for (;;) {
      const frame = document.createElement('iframe'); frame.src = '/frame'; document.body.append(frame);
      await new Promise((next) => setTimeout(next));
    }`,
  },
  'nested-frames': {
    takes: 'memory',
    script: `const html = '<script>setInterval(() => { const f = document.createElement("iframe"); '
      + 'f.srcdoc = document.documentElement.outerHTML; document.documentElement.append(f); }, 0)<' + '/script>';
    const frame = document.createElement('iframe'); frame.srcdoc = html; document.body.append(frame);`,
  },
  'infinite-dom': {
    takes: 'memory',
    script: `for (;;) {
      const row = document.createElement('p'); row.textContent = 'row'.repeat(100); document.body.append(row);
    }`,
  },
  'infinite-dom-laid-out': {
    takes: 'memory',
    script: `setInterval(() => document.body.insertAdjacentHTML('beforeend', '<p><b>row</b> of many'.repeat(20000)));`,
  },
  'canvases': {
    takes: 'memory',
    script: `const all = []; for (;;) {
      const canvas = document.createElement('canvas'); canvas.width = canvas.height = 4096;
      const paint = canvas.getContext('2d'); paint.fillRect(0, 0, 4096, 4096); paint.getImageData(0, 0, 1, 1);
      all.push(canvas); await 0;
    }`,
  },
  'textures': {
    takes: 'memory',
    script: `const gl = document.createElement('canvas').getContext('webgl2'); const pixels = new Uint8Array(4096 * 4096 * 4);
    for (;;) {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 4096, 4096, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      gl.flush(); await new Promise((next) => setTimeout(next));
    }`,
  },
  'blobs': {
    takes: 'memory',
    script: `const all = []; const bytes = new Uint8Array(32e6).fill(7);
    for (;;) { all.push(new Blob([bytes, String(all.length)])); await new Promise((next) => setTimeout(next, 20)); }`,
  },
  'messages': {
    takes: 'memory',
    script: `const worker = ${inWorker('for (;;);')}; const words = 'x'.repeat(1e7); for (;;) worker.postMessage(words);`,
  },
  'console': {
    takes: 'memory',
    script: `const words = 'x'.repeat(1e5); for (let at = 0; ; at += 1) console.log(words + at);`,
  },
  'history': {
    takes: 'memory',
    script: `for (let at = 0; ; at += 1) { try { history.pushState('x'.repeat(1e6), '', '/' + at); } catch { await 0; } }`,
  },
  'private-file-system': {
    takes: 'disk',
    script: inWorker(`(async () => {
      const bytes = new Uint8Array(16e6).fill(7); const root = await navigator.storage.getDirectory();
      for (let at = 0; ; at += 1) {
        const handle = await (await root.getFileHandle('f' + at, { create: true })).createSyncAccessHandle();
        for (let part = 0; part < 8; part += 1) handle.write(bytes, { at: part * bytes.length });
        handle.flush(); handle.close();
      }
    })()`),
  },
  // Repetitive data would be compressed, and take no space.
  'indexed-db': {
    takes: 'disk',
    script: `const open = indexedDB.open('d'); open.onupgradeneeded = () => open.result.createObjectStore('s', { autoIncrement: true });
    open.onsuccess = () => {
      const more = () => {
        const big = new Uint8Array(16e6);
        for (let at = 0; at < big.length; at += 65536) crypto.getRandomValues(big.subarray(at, at + 65536));
        const change = open.result.transaction('s', 'readwrite'); change.objectStore('s').add(big); change.oncomplete = change.onabort = more;
      };
      more();
    };`,
  },
  'cache-storage': {
    takes: 'disk',
    script: `const cache = await caches.open('c'); const bytes = new Uint8Array(16e6).fill(7);
    for (let at = 0; ; at += 1) await cache.put('/c' + at, new Response(bytes));`,
  },
  'processors': { takes: 'processor', script: `for (let at = 0; at < 32; at += 1) ${inWorker('for (;;);')};` },
  'dialogs': { takes: 'time', script: `for (;;) { alert(1); confirm(2); prompt(3); await 0; }` },
  'print': { takes: 'time', script: `document.body.append('row '.repeat(1e6)); for (;;) { print(); await 0; }` },
  'before-unload': {
    takes: 'time',
    script: `addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'stay'; for (;;); });
    setInterval(() => { location.href = '/elsewhere?' + Math.random(); }, 500);`,
  },
  'basic-prompts': {
    takes: 'time', script: `for (let at = 0; at < 60; at += 1) { document.body.append(Object.assign(new Image(), { src: '/basic/' + at })); }
    const frame = document.createElement('iframe'); frame.src = '/basic/frame'; document.body.append(frame);`,
  },
  'ntlm-prompts': {
    takes: 'time', script: `for (let at = 0; at < 60; at += 1) { document.body.append(Object.assign(new Image(), { src: '/ntlm/' + at })); }
    const frame = document.createElement('iframe'); frame.src = '/ntlm/frame'; document.body.append(frame);`,
  },
};

const CHALLENGES: Readonly<Record<string, string[]>> = {
  basic: ['Basic realm="store"', 'Digest realm="store", nonce="x"'], ntlm: ['Negotiate', 'NTLM'],
};

/** Reports from a worker that the page has run for a second, however busy it is. */
const REPORT_BEGUN = `const telling = new Worker(URL.createObjectURL(new Blob([
  'postMessage(0); setTimeout(() => fetch("' + location.origin + '/begun"), 1000)',
]))); await new Promise((next) => { telling.onmessage = next; });`;

/** Serves one page as a store; with a callback the page reports when it has begun. */
export function hogStore({ script }: BrowserHog, onBegun?: () => void): RequestListener {
  return (request, response) => {
    if (request.url === '/begun') onBegun?.();
    const [, first = ''] = (request.url ?? '/').split('/');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    const challenge = CHALLENGES[first];
    if (challenge) return void response.writeHead(401, { 'www-authenticate': challenge }).end('<p>Who?');
    if (first === 'frame') return void response.end(`<p>${'A frame. '.repeat(1_000)}`);
    response.end(`<!doctype html><title>Butikk</title><h1>Butikk</h1><p>Garn og ull fra Trondheim.</p>
<script type="module">${onBegun ? REPORT_BEGUN : ''}${script}</script>`);
  };
}
