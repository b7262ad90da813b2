import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeyAndCertificate } from '../certificate-authority.ts';
import type { WorldHost, WorldNetwork } from '../network.ts';

/** A store of the test world, as data. */
export interface Store {
  /** Its own host name, without `www.`. */
  host: string;
  /** Responses by path and query, or by path alone. */
  paths: Readonly<Record<string, StoreAnswer>>;
  /** The response of every other path; a 404 page by default. */
  otherwise?: StoreAnswer;
  /** Responses at every path for user agents that contain the key. */
  agents?: Readonly<Record<string, StoreResponse>>;
  /** Headers added to every response, or replacing its own. */
  headers?: Readonly<Record<string, string>>;
  /** `www.`: redirects to the store (default), serves the store, or does not exist. */
  www?: 'redirect' | 'same' | 'none';
  /** Port 80: redirects to https (default), serves the store, is closed, or responds with this. */
  plain?: 'redirect' | 'same' | 'none' | StoreAnswer;
  /** Nothing listens on 443. */
  plainOnly?: boolean;
  /** Replaces the certificate of the world's authority; may contain any option of `node:tls`. */
  certificate?: (network: WorldNetwork, names: readonly string[]) => KeyAndCertificate;
}

/** A string is an HTML page. `{origin}` in a string becomes the store's own origin. */
export type StoreAnswer = string | StoreResponse | StoreBehaviour;

export interface StoreResponse {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** `hang` never responds, `cut` closes the connection. A list gives one response per request, then repeats its last. */
export type StoreBehaviour = 'hang' | 'cut' | readonly (StoreResponse | string)[];

/** A redirect. */
export const redirect = (location: string, status = 301): StoreResponse => ({ status, headers: { location } });

/** A response that is not HTML. */
export const file = (type: string, body: string | Uint8Array, headers: Record<string, string> = {}): StoreResponse =>
  ({ headers: { 'content-type': type, ...headers }, body });

export const text = (body: string): StoreResponse => file('text/plain; charset=utf-8', body);
export const xml = (body: string): StoreResponse => file('application/xml', body);

const NOT_FOUND: StoreResponse = {
  status: 404,
  body: '<!doctype html><html lang="nb"><head><title>Finner ikke siden</title></head><body><h1>Siden finnes ikke</h1></body></html>',
};

/** Starts the store under its names; `requests` lists every request. */
export async function serveStore(
  network: WorldNetwork,
  store: Store,
): Promise<WorldHost & { requests: readonly string[] }> {
  const requests: string[] = [];
  const times = new Map<string, number>();
  const { host, www = 'redirect', plain = 'redirect' } = store;
  const names = www === 'none' ? [host] : [host, `www.${host}`];

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    requests.push(`${request.headers.host}${path}`);
    if (www === 'redirect' && request.headers.host === `www.${host}`) {
      return send(response, redirect(`https://${host}${path}`));
    }
    const known = Object.keys(store.agents ?? {}).find((name) => request.headers['user-agent']?.includes(name));
    if (known !== undefined) return send(response, store.agents![known]!);
    const [bare = '/'] = path.split('?');
    answer(request, response, { path, reply: store.paths[path] ?? store.paths[bare] ?? store.otherwise ?? NOT_FOUND });
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, reply }: { path: string; reply: StoreAnswer },
  ): void {
    if (reply === 'hang') return;
    if (reply === 'cut') return void request.socket.destroy();
    if (!Array.isArray(reply)) return send(response, reply as string | StoreResponse);
    const time = times.get(path) ?? 0;
    times.set(path, time + 1);
    send(response, reply[Math.min(time, reply.length - 1)] as string | StoreResponse);
  }

  function send(response: ServerResponse, reply: string | StoreResponse): void {
    const { status = 200, headers = {}, body = '' } = typeof reply === 'string' ? { body: reply } : reply;
    const all = { 'content-type': 'text/html; charset=utf-8', ...store.headers, ...headers };
    response.writeHead(
      status,
      Object.fromEntries(Object.entries(all).map(([name, value]) => [name, withOrigin(value)])),
    );
    response.end(typeof body === 'string' ? withOrigin(body) : body);
  }

  const withOrigin = (written: string): string => written.replaceAll('{origin}', `https://${host}`);
  const served = await network.serve({
    names,
    handler: handle,
    plain: typeof plain === 'string' && ['redirect', 'same', 'none'].includes(plain)
      ? plain as 'redirect' | 'same' | 'none'
      : (request, response) => answer(request, response, { path: `plain:${request.url}`, reply: plain as StoreAnswer }),
    ...(store.certificate ? { certificate: store.certificate(network, names) } : {}),
  });
  // Names and ports that this store does not serve must not lead to an earlier store's entry in the map.
  for (const name of [host, `www.${host}`]) {
    if (store.plainOnly || !names.includes(name)) network.map(`${name}:443`, CLOSED_PORT);
    if (plain === 'none' || !names.includes(name)) network.map(`${name}:80`, CLOSED_PORT);
  }
  return { ...served, requests, [Symbol.asyncDispose]: () => served[Symbol.asyncDispose]() };
}

/** A loopback port that nothing listens on: the one reserved for TCPMUX. */
const CLOSED_PORT = 1;

/** The differences of a variant of a store. */
export interface StoreChanges extends Partial<Omit<Store, 'paths'>> {
  /** Paths added to the store's, or replacing them; `null` removes one. */
  paths?: Readonly<Record<string, StoreAnswer | null>>;
  /** Replacements in the text of a path's response; each must match. */
  edit?: Readonly<Record<string, readonly (readonly [find: string | RegExp, replacement: string])[]>>;
}

/** The same store with these changes. */
export function changed(store: Store, { paths = {}, edit = {}, ...rest }: StoreChanges): Store {
  const merged = new Map<string, StoreAnswer>(Object.entries(store.paths));
  for (const [path, replacements] of Object.entries(edit)) {
    const reply = merged.get(path);
    if (reply === undefined) throw new Error(`${store.host} has no ${path} to edit`);
    merged.set(path, edited(reply, replacements, path));
  }
  for (const [path, reply] of Object.entries(paths)) {
    if (reply === null) merged.delete(path);
    else merged.set(path, reply);
  }
  return { ...store, ...rest, paths: Object.fromEntries(merged) };
}

function edited(
  reply: StoreAnswer,
  replacements: readonly (readonly [string | RegExp, string])[],
  path: string,
): StoreAnswer {
  const apply = (before: string): string => replacements.reduce((written, [find, replacement]) => {
    const after = typeof find === 'string' ? written.replaceAll(find, replacement) : written.replace(find, replacement);
    if (after === written) throw new Error(`${path} does not have ${String(find)}`);
    return after;
  }, before);
  if (typeof reply === 'string' && reply !== 'hang' && reply !== 'cut') return apply(reply);
  if (typeof reply === 'object'
    && 'body' in reply
    && typeof reply.body === 'string') return { ...reply, body: apply(reply.body) };
  throw new Error(`${path} has no text to edit`);
}
