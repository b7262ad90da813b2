import { endToEndHeaders } from '../../server/net/guard-proxy-headers.ts';
import { exceedsJsonLimits } from '../../server/net/json-limits.ts';
import { ENGINE_BODIES, ENGINE_ERRORS } from './engine-attacks.ts';
import { readEngineBody, readEngineError } from './engine-readings.ts';
import { ASSETS, LLMS, PATHS, PROFILES, ROBOTS, SITEMAPS } from './file-attacks.ts';
import { ANSWERS, HEADERS, JSON_BODIES, PUBLISHERS, REGISTERS, RELAYED, SENT_NAMES } from './message-attacks.ts';
import { ADDRESSES, PAGES, QUOTES } from './page-attacks.ts';
import {
  readAnswer, readPaths, readPublisher, readQuotes, readRegister, readSentName, readWithEmitter, readWithHealthScan,
} from './readings.ts';

/** Reads an input that is crafted to be expensive, in a given size. */
export interface Case {
  name: string;
  /** Each is twice the one before; the last two are used only if the others are inconclusive. */
  sizes: readonly number[];
  read(size: number): void | Promise<void>;
}

type Attacks<T> = ReadonlyMap<string, (size: number) => T>;

const casesIn = (sizes: readonly number[]) =>
  <T>(kind: string, attacks: Attacks<T>, read: (made: T) => void | Promise<void>): Case[] =>
    [...attacks].map(([name, attack]) => ({ name: `${kind}: ${name}`, sizes, read: (size) => read(attack(size)) }));

const pages = casesIn([8, 16, 32, 64, 128]);
const files = casesIn([100, 200, 400, 800, 1_600]);

/** Every attack on every reader it can reach. */
export const CASES: readonly Case[] = [
  ...pages('emitter', PAGES, (body) => readWithEmitter(body)),
  ...pages('health', PAGES, (body) => readWithHealthScan({ body })),
  ...pages('address', ADDRESSES, ({ body, search }) => readWithEmitter(body, search)),
  ...pages('emitter', QUOTES, readQuotes),
  ...files('robots.txt', ROBOTS, (robots) => readWithHealthScan({ robots })),
  ...files('robots.txt', ASSETS, readWithHealthScan),
  ...files('robots.txt', PATHS, readPaths),
  ...files('sitemap', SITEMAPS, (sitemap) => readWithHealthScan({ sitemap })),
  ...files('llms.txt', LLMS, (llms) => readWithHealthScan({ llms })),
  ...files('profile', PROFILES, (profile) => readWithHealthScan({ profile })),
  ...files('header', HEADERS, (headers) => readWithHealthScan({ headers })),
  ...files('relayed', RELAYED, (raw) => void endToEndHeaders(raw)),
  ...files('sent name', SENT_NAMES, readSentName),
  ...files('register', REGISTERS, readRegister),
  ...files('publisher', PUBLISHERS, readPublisher),
  ...files('json', JSON_BODIES, (body) => void exceedsJsonLimits(body)),
  ...files('answer', ANSWERS, readAnswer),
  ...files('engine error', ENGINE_ERRORS, readEngineError),
  ...files('engine body', ENGINE_BODIES, readEngineBody),
];
