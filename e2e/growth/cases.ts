import { endToEndHeaders } from '../../server/net/guard-proxy-headers.ts';
import {
  ADDRESSES, ANSWERS, ASSETS, HEADERS, LLMS, PAGES, PATHS, PROFILES, PUBLISHERS, QUOTES, REGISTERS, RELAYED,
  ROBOTS, SENT_NAMES, SITEMAPS,
} from './attacks.ts';
import { ENGINE_BODIES, ENGINE_ERRORS } from './engine-attacks.ts';
import { readEngineBody, readEngineError } from './engine-readings.ts';
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

const PAGE_SIZES = [8, 16, 32, 64, 128];
const FILE_SIZES = [100, 200, 400, 800, 1_600];

interface Kind<T> {
  name: string;
  attacks: ReadonlyMap<string, (size: number) => T>;
  sizes: readonly number[];
  read(made: T): void | Promise<void>;
}

const casesOf = <T>({ name: kind, attacks, sizes, read }: Kind<T>): Case[] =>
  [...attacks].map(([name, attack]) => ({ name: `${kind}: ${name}`, sizes, read: (size) => read(attack(size)) }));

/** Every attack on every reader it can reach. */
export const CASES: readonly Case[] = [
  ...casesOf({ name: 'emitter', attacks: PAGES, sizes: PAGE_SIZES, read: (body) => readWithEmitter(body) }),
  ...casesOf({ name: 'health', attacks: PAGES, sizes: PAGE_SIZES, read: (body) => readWithHealthScan({ body }) }),
  ...casesOf({
    name: 'address',
    attacks: ADDRESSES,
    sizes: PAGE_SIZES,
    read: ({ body, search }) => readWithEmitter(body, search),
  }),
  ...casesOf({ name: 'emitter', attacks: QUOTES, sizes: PAGE_SIZES, read: readQuotes }),
  ...casesOf({
    name: 'robots.txt',
    attacks: ROBOTS,
    sizes: FILE_SIZES,
    read: (robots) => readWithHealthScan({ robots }),
  }),
  ...casesOf({ name: 'robots.txt', attacks: ASSETS, sizes: FILE_SIZES, read: readWithHealthScan }),
  ...casesOf({ name: 'robots.txt', attacks: PATHS, sizes: FILE_SIZES, read: readPaths }),
  ...casesOf({
    name: 'sitemap',
    attacks: SITEMAPS,
    sizes: FILE_SIZES,
    read: (sitemap) => readWithHealthScan({ sitemap }),
  }),
  ...casesOf({ name: 'llms.txt', attacks: LLMS, sizes: FILE_SIZES, read: (llms) => readWithHealthScan({ llms }) }),
  ...casesOf({
    name: 'profile',
    attacks: PROFILES,
    sizes: FILE_SIZES,
    read: (profile) => readWithHealthScan({ profile }),
  }),
  ...casesOf({
    name: 'header',
    attacks: HEADERS,
    sizes: FILE_SIZES,
    read: (headers) => readWithHealthScan({ headers }),
  }),
  ...casesOf({ name: 'relayed', attacks: RELAYED, sizes: FILE_SIZES, read: (raw) => void endToEndHeaders(raw) }),
  ...casesOf({ name: 'sent name', attacks: SENT_NAMES, sizes: FILE_SIZES, read: readSentName }),
  ...casesOf({ name: 'register', attacks: REGISTERS, sizes: FILE_SIZES, read: readRegister }),
  ...casesOf({ name: 'publisher', attacks: PUBLISHERS, sizes: FILE_SIZES, read: readPublisher }),
  ...casesOf({ name: 'answer', attacks: ANSWERS, sizes: FILE_SIZES, read: readAnswer }),
  ...casesOf({ name: 'engine error', attacks: ENGINE_ERRORS, sizes: FILE_SIZES, read: readEngineError }),
  ...casesOf({ name: 'engine body', attacks: ENGINE_BODIES, sizes: FILE_SIZES, read: readEngineBody }),
];
