import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeReport } from './probe.ts';

// In its own thread, so that a busy bench does not look like a slow service. Each probe opens a new connection, as a
// new caller would.

const { port, pauseMs } = workerData as { port: number; pauseMs: number };
const REQUEST = 'GET /api/health/scan HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const times: number[] = [];
let failures = 0;
let isStopped = false;
parentPort!.on('message', () => (isStopped = true));

while (!isStopped) {
  const began = performance.now();
  if ((await ask()).startsWith('HTTP/1.1 405 ')) times.push(performance.now() - began);
  else failures += 1;
  await wait(pauseMs);
}
parentPort!.postMessage({ times, failures } satisfies ProbeReport);
parentPort!.close();

/** The whole response; empty if there was none. */
function ask(): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
    socket.on('data', (piece) => (answer += piece.toString('latin1')));
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(answer));
  });
}
