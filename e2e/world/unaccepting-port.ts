import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** A loopback port whose accept queue stays full: a connection is neither established nor refused. */
export interface UnacceptingPort extends AsyncDisposable {
  readonly port: number;
}

// The thread listens and then blocks, so the kernel queues two connections and drops further ones.
const LISTENER = `
  const { createServer } = require('node:net');
  const { parentPort } = require('node:worker_threads');
  const server = createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

/** Starts it and fills its queue. */
export async function startUnacceptingPort(): Promise<UnacceptingPort> {
  const worker = new Worker(LISTENER, { eval: true });
  const [port] = await once(worker, 'message') as [number];
  const fillers: Socket[] = [];
  for (let more = 0; more < 4; more += 1) {
    const filler = connect(port, '127.0.0.1');
    filler.on('error', () => undefined);
    fillers.push(filler);
  }
  await Promise.all(fillers.slice(0, 2).map((filler) => filler.connecting && once(filler, 'connect')));
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const filler of fillers) filler.destroy();
      await worker.terminate();
    },
  };
}
