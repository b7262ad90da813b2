import { createServer } from 'node:http';
import { listen } from './network.ts';

/** The Peppol Directory, in which listing is voluntary. */
export interface DirectoryWorld extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: readonly string[];
  /** Lists a participant with its document identifiers. */
  put(participant: string, documents: readonly string[]): void;
  /** Responds with this status `times` times, or always if not given. */
  break(status: number, options?: { times?: number; headers?: Readonly<Record<string, string>>; body?: string }): void;
  clearFault(): void;
}

/** Starts an empty directory. */
export async function startDirectory(): Promise<DirectoryWorld> {
  const entries = new Map<string, readonly string[]>();
  const requests: string[] = [];
  let fault: { status: number; left: number; headers?: Readonly<Record<string, string>>; body?: string } | null = null;
  const { port, ...server } = await listen(createServer((request, response) => {
    requests.push(request.url ?? '');
    if (fault && fault.left > 0) {
      fault.left -= 1;
      return void response.writeHead(fault.status, fault.headers).end(fault.body);
    }
    const url = new URL(request.url ?? '/', 'http://directory.test');
    if (url.pathname !== '/search/1.0/json') return void response.writeHead(404).end();
    const [scheme = '', value = ''] = split(url.searchParams.get('participant') ?? '');
    const documents = entries.get(value);
    const matches = documents ? [{
      participantID: { scheme, value }, entities: [{ name: [{ name: 'Nordlys Ull AS' }], countryCode: 'NO' }],
      docTypes: documents.map((document) => ({ scheme: split(document)[0], value: split(document)[1] })),
    }] : [];
    const body = { version: '1.0', 'total-result-count': matches.length, 'used-result-count': matches.length, matches };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }));
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    put: (participant, documents) => void entries.set(participant, documents),
    break: (status, { times = Infinity, ...rest } = {}) => void (fault = { status, left: times, ...rest }),
    clearFault: () => void (fault = null),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function split(id: string): [string, string] {
  const at = id.indexOf('::');
  return [id.slice(0, at), id.slice(at + 2)];
}
