import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './network.ts';

type Json = Record<string, unknown>;

/** A fault of the register, for every call until it is cleared. */
export type RegisterFault =
  /** Responds with this status `times` times, or always if not given. */
  | { status: number; times?: number; headers?: Readonly<Record<string, string>>; body?: string }
  /** Never responds; never ends its response; closes the connection. */
  | 'hang' | 'drip' | 'cut'
  /** HTML instead of a record; a truncated record; an oversized one; a record of another number. */
  | 'html' | 'half' | 'huge' | 'another';

/** The business register of the test world, in the real one's formats. */
export interface RegisterWorld extends AsyncDisposable {
  environment(): Record<'BRREG_BASE_URL', string>;
  /** Every requested path, in order. */
  readonly requests: readonly string[];
  /** Adds or replaces the entry of a number. */
  put(...entries: readonly RegisterEntry[]): void;
  break(fault: RegisterFault): void;
  clearFault(): void;
}

/** The register's entry of a number; `fields` are added to the usual ones, or replace them. */
export type RegisterEntry =
  | { kind: 'unit'; number: string; name: string; fields?: Json }
  | { kind: 'sub-unit'; number: string; name: string; parent: string; fields?: Json }
  | { kind: 'deleted'; number: string; name: string }
  | { kind: 'removed'; number: string; body?: boolean };

const BASE = '/enhetsregisteret/api';
const PATH = new RegExp(`^${BASE}/(enheter|underenheter)(?:/(\\d{9}))?$`);

/** The companies in every register of the world. */
export const COMPANIES: readonly RegisterEntry[] = [
  unit('923609016', 'NORDLYS ULL AS', { hjemmeside: 'www.nordlysull.test' }),
  unit('974760673', 'FJELLFOSS SPORT AS', { konkurs: true, konkursdato: '2026-03-02' }),
  unit('991825827', 'VESTVIND HANDEL AS', { underAvvikling: true, underAvviklingDato: '2026-05-01' }),
  unit('918713867', 'STILLE VANN AS', { underTvangsavviklingEllerTvangsopplosning: true }),
  unit('984851006', 'KLARNA BANK AB NORWAY BRANCH', { organisasjonsform: { kode: 'NUF' } }),
  { kind: 'deleted', number: '810034882', name: 'GAMLE GARN AS' },
  { kind: 'removed', number: '889640782' },
];

function unit(number: string, name: string, fields: Json): RegisterEntry {
  return { kind: 'unit', number, name, fields };
}

/** Starts a register with these `entries`. */
export async function startRegister(entries: readonly RegisterEntry[] = COMPANIES): Promise<RegisterWorld> {
  const known = new Map(entries.map((entry) => [entry.number, entry]));
  const requests: string[] = [];
  let fault: RegisterFault | null = null;
  let broken = 0;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://register.test');
    requests.push(`${url.pathname}${url.search}`);
    if (fault !== null && answerFault(fault, response)) return;
    const [, collection, number] = PATH.exec(url.pathname) ?? [];
    if (collection === undefined) {
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    }
    if (number === undefined) return search(url.searchParams, response);
    const entry = known.get(number);
    const wanted = collection === 'enheter' ? ['unit', 'deleted', 'removed'] : ['sub-unit'];
    if (!entry || !wanted.includes(entry.kind)) return void response.writeHead(404).end();
    if (entry.kind === 'removed') {
      const body = { organisasjonsnummer: number, slettedato: '2024-01-31', _links: {} };
      return send(response, 410, entry.body === false ? '' : JSON.stringify(body));
    }
    send(response, 200, JSON.stringify(recordOf(entry)));
  }

  function search(query: URLSearchParams, response: ServerResponse): void {
    const numbers = query.get('organisasjonsnummer')?.split(',');
    const website = query.get('hjemmeside');
    if (!numbers && website === null) {
      const body = {
        tidsstempel: '2026-11-20T10:00:00Z', status: 400, feilmelding: 'Feilaktig forespørsel', sti: BASE,
        antallFeil: 1, valideringsfeil: [],
      };
      return send(response, 400, JSON.stringify(body));
    }
    const hits = [...known.values()].filter((entry) => entry.kind === 'unit'
      && (numbers?.includes(entry.number) || (website !== null && entry.fields?.hjemmeside === website))).map(recordOf);
    const page = { size: 20, totalElements: hits.length, totalPages: Math.ceil(hits.length / 20), number: 0 };
    send(response, 200, JSON.stringify(hits.length > 0 ? { _embedded: { enheter: hits }, page } : { page }));
  }

  /** True if the fault has handled the response. */
  function answerFault(active: RegisterFault, response: ServerResponse): boolean {
    if (active === 'hang') return true;
    if (active === 'cut') {
      response.destroy();
      return true;
    }
    if (typeof active === 'object') {
      broken += 1;
      if (broken > (active.times ?? Infinity)) return false;
      response.writeHead(active.status, active.headers).end(active.body);
      return true;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (active === 'drip') response.write('{"organisasjonsnummer":');
    if (active === 'html') response.end('<!doctype html><h1>Vedlikehold</h1>');
    if (active === 'half') response.end('{"organisasjonsnummer":"923609016","navn":"NORD');
    if (active === 'huge') response.end(JSON.stringify({ ...recordOf(ANOTHER), filler: 'x'.repeat(2_000_000) }));
    if (active === 'another') response.end(JSON.stringify(recordOf(ANOTHER)));
    return true;
  }

  const { port, ...server } = await listen(createServer(answer));
  return {
    environment: () => ({ BRREG_BASE_URL: `http://127.0.0.1:${port}${BASE}` }),
    requests,
    put: (...more) => more.forEach((entry) => known.set(entry.number, entry)),
    break(next) {
      fault = next;
      broken = 0;
    },
    clearFault: () => void (fault = null),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const ANOTHER: RegisterEntry = { kind: 'unit', number: '915933149', name: 'NOEN ANDRE AS' };

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, body === '' ? {} : { 'content-type': 'application/json' }).end(body);
}

function recordOf(entry: RegisterEntry): Json {
  if (entry.kind === 'deleted') {
    return {
      respons_klasse: 'SlettetEnhet', organisasjonsnummer: entry.number, navn: entry.name,
      organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' }, slettedato: '2025-02-28',
    };
  }
  if (entry.kind === 'removed') return {};
  const address = {
    land: 'Norge', landkode: 'NO', postnummer: '7030', poststed: 'TRONDHEIM', adresse: ['Ullveien 12', null, ''],
    kommune: 'TRONDHEIM', kommunenummer: '5001',
  };
  const shared = {
    organisasjonsnummer: entry.number, navn: entry.name, registrertIMvaregisteret: true, antallAnsatte: 4,
  };
  if (entry.kind === 'sub-unit') {
    return {
      ...shared, respons_klasse: 'Underenhet', organisasjonsform: { kode: 'BEDR', beskrivelse: 'Bedrift' },
      overordnetEnhet: entry.parent, beliggenhetsadresse: address, ...entry.fields,
    };
  }
  return {
    ...shared, respons_klasse: 'Enhet', organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    forretningsadresse: address, naeringskode1: { kode: '47.710', beskrivelse: 'Butikkhandel med klær' },
    registrertIForetaksregisteret: true, konkurs: false, underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false, ...entry.fields,
  };
}
