import type { Socket } from 'node:net';
import { gzipSync, zstdCompressSync } from 'node:zlib';

/** Plays one fault on a connection after its request. `pace` is the pause between the pieces of slow responses. */
export type HttpFault = (socket: Socket, play: FaultPlay) => void;

export interface FaultPlay {
  path: string;
  host: string;
  pace: number;
  /** The target of redirects to a private address. */
  privateUrl: string;
}

const MIB = 1024 * 1024;
/** 256 MiB of zeros. */
const BROTLI_BOMB = Buffer.from(
  'z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMiAN37f/7//8M/ARCHBQC69//8//+HfwIgDgsAdO//+f//D/8EQBwWAOje//P//x/+CYA4'
  + 'LADQvf/n//8//BMAcVgAoHv/z///f/gnAOKwAED3/p/////wTwDEYQGA7v0/////4Z8AiMMCAN37f/7//8M/ARCHBQC69//8//+HfwIgDgsAdO'
  + '//+f//D/8EQBwWAOje//P//x/+CYA4LADQvf/P//9//BMAcVgAoHv/Dw==',
  'base64',
);

const answer = (lines: string[], body: string | Buffer = ''): Buffer =>
  Buffer.concat([Buffer.from(`${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);

const redirect = (...locations: string[]): Buffer => Buffer.from(
  `HTTP/1.1 302 Found\r\n${locations.map((to) => `location: ${to}\r\n`).join('')}content-length: 0\r\n\r\n`,
);

const closing = (bytes: () => Buffer): HttpFault => (socket) => void socket.end(bytes());
const encoded = (encoding: string, body: () => Buffer): HttpFault =>
  closing(() => answer([`content-encoding: ${encoding}`, 'connection: close'], body()));

/** Created once, at the first request: compressing a bomb blocks the process. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

const GZIP_PIECE = once(() => gzipSync(Buffer.alloc(16 * MIB)));
const ZSTD_BOMB = once(() => zstdCompressSync(Buffer.alloc(128 * MIB)));
/** 256 MiB, as sixteen members of one gzip file. */
const NESTED_BOMB = once(() => gzipSync(Buffer.concat(Array<Buffer>(16).fill(GZIP_PIECE()))));

/** Writes the same piece up to `times` times, as fast as the client reads. */
function flood(socket: Socket, piece: Buffer, times = Infinity): void {
  let left = times;
  const more = (): void => {
    while (left > 0 && !socket.destroyed) {
      left -= 1;
      if (!socket.write(piece)) return;
    }
    if (!socket.destroyed) socket.end();
  };
  socket.on('drain', more);
  more();
}

function drip(socket: Socket, pace: number, piece: string): void {
  const timer = setInterval(() => socket.write(piece), pace);
  socket.once('close', () => clearInterval(timer));
}

/** Every fault after the request, by the first label of its host. */
export const HTTP_FAULTS = {
  healthy: closing(() => answer(['content-type: text/html; charset=utf-8', 'content-length: 9'], '<p>ok</p>')),
  'no-answer': () => undefined,
  'head-drip': (socket, { pace }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, pace, 'x-a: b\r\n');
  },
  'body-trickle': (socket, { pace }) => {
    socket.write(answer(['content-length: 1000000']));
    drip(socket, pace, 'x');
  },
  'interim-flood': (socket) => flood(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(64))),
  'reset-before-head': (socket) => void socket.resetAndDestroy(),
  'reset-in-body': (socket) => {
    socket.write(answer(['content-length: 1000'], 'half'), () => setImmediate(() => socket.resetAndDestroy()));
  },
  'closed-without-answer': (socket) => void socket.end(),
  'short-body': closing(() => answer(['content-length: 1000'], 'too short')),
  'bad-chunk': closing(() => answer(['transfer-encoding: chunked'], 'zz\r\nhello\r\n')),
  'cut-chunks': closing(() => answer(['transfer-encoding: chunked'], '5\r\nhello\r\n')),
  'endless-body': (socket) => {
    socket.write(answer(['content-length: 10000000000']));
    flood(socket, Buffer.alloc(64 * 1024, 'x'), 10_000_000_000 / (64 * 1024));
  },
  'gzip-bomb': (socket) => {
    socket.write(answer(['content-encoding: gzip', 'connection: close']));
    flood(socket, GZIP_PIECE(), 64);
  },
  'brotli-bomb': encoded('br', () => BROTLI_BOMB),
  'zstd-bomb': encoded('zstd', ZSTD_BOMB),
  'nested-bomb': encoded('gzip, gzip', NESTED_BOMB),
  'not-gzip': encoded('gzip', () => Buffer.from('<p>plain</p>')),
  'cut-gzip': encoded('gzip', () => gzipSync('<p>whole</p>').subarray(0, 20)),
  'unknown-encoding': encoded('exi', () => Buffer.from('?')),
  'many-encodings': encoded('gzip, gzip, gzip', () => Buffer.from('?')),
  'http-0.9': closing(() => Buffer.from('<p>no head at all</p>')),
  'length-and-chunked': closing(() =>
    answer(['content-length: 5', 'transfer-encoding: chunked'], '5\r\nhello\r\n0\r\n\r\n')),
  'nul-in-header': closing(() => answer(['x-a: b\0c', 'content-length: 0'])),
  'huge-header': closing(() => answer([`x-a: ${'b'.repeat(100_000)}`, 'content-length: 0'])),
  'unasked-upgrade': closing(() => Buffer.from('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')),
  'unasked-continue': closing(() => Buffer.from('HTTP/1.1 100 Continue\r\n\r\n')),
  'redirect-to-itself': (socket, { path }) => void socket.end(redirect(path)),
  'redirect-without-end': (socket, { path }) => void socket.end(redirect(`${path}x`)),
  'redirect-to-private': (socket, { privateUrl }) => void socket.end(redirect(privateUrl)),
  'redirect-to-port': closing(() => redirect('http://93.184.216.34:22/')),
  'redirect-to-file': closing(() => redirect('file:///etc/passwd')),
  'redirect-twice': closing(() => redirect('/a', '/b')),
  'redirect-to-nonsense': closing(() => redirect('http://[')),
  'redirect-to-nowhere': closing(() => redirect('http://gone.faults.test/')),
} satisfies Record<string, HttpFault>;

export type HttpFaultName = keyof typeof HTTP_FAULTS;
