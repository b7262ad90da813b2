import { connect } from 'node:net';

/** The results of one round of load. */
export interface LoadResult {
  requestsPerSecond: number;
  /** The number of responses by status. */
  statuses: Record<string, number>;
}

/** Sends one request repeatedly on `connections` keep-alive sockets, each as soon as its last response is complete. */
export async function load(port: number, bytes: Buffer, { connections, milliseconds }: {
  connections: number;
  milliseconds: number;
}): Promise<LoadResult> {
  const statuses: Record<string, number> = {};
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, bytes, { until, statuses })));
  const seconds = (performance.now() - began) / 1000;
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { requestsPerSecond: total / seconds, statuses };
}

function oneConnection(port: number, bytes: Buffer, { until, statuses }: {
  until: number;
  statuses: Record<string, number>;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setNoDelay(true);
    let pending = '';
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      const head = pending.indexOf('\r\n\r\n');
      if (head === -1) return;
      const size = sizeOf(pending, head);
      if (size === undefined)
        return reject(new Error(`A response without a length: ${pending.slice(0, 200)}`)), void socket.destroy();
      if (pending.length < size) return;
      const status = pending.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      pending = pending.slice(size);
      if (performance.now() < until) socket.write(bytes);
      else socket.end();
    });
  });
}

const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The size of the response at the start of `pending`; infinite until its last chunk has arrived. */
function sizeOf(pending: string, head: number): number | undefined {
  const fields = pending.slice(0, head + 2);
  const length = /\r\ncontent-length: (\d+)/i.exec(fields);
  if (length) return head + 4 + Number(length[1]);
  if (!/\r\ntransfer-encoding: chunked/i.test(fields)) return undefined;
  const end = pending.indexOf(LAST_CHUNK, head + 2);
  return end === -1 ? Number.POSITIVE_INFINITY : end + LAST_CHUNK.length;
}
