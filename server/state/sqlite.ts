import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { every } from '../async/every.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { makeFolder } from './make-folder.ts';

// Each entry migrates the schema by one version; released entries never change.
const MIGRATIONS = [
  `CREATE TABLE measurements (
     domain TEXT NOT NULL, vertical TEXT NOT NULL, lang TEXT NOT NULL,
     measured_at INTEGER NOT NULL, value TEXT NOT NULL,
     PRIMARY KEY (domain, vertical, lang)
   ) WITHOUT ROWID;
   CREATE INDEX measurements_by_age ON measurements (measured_at);
   CREATE TABLE spend (
     day TEXT PRIMARY KEY, scans INTEGER NOT NULL DEFAULT 0, usd REAL NOT NULL DEFAULT 0
   ) WITHOUT ROWID;`,
  // A rowid table, so that counting need not read past the long reports.
  `CREATE TABLE shares (
     id TEXT PRIMARY KEY, secret_hash TEXT NOT NULL, made_at INTEGER NOT NULL, bytes INTEGER NOT NULL, value TEXT NOT NULL
   );`,
];

// Short, because waiting on a lock blocks the event loop.
const BUSY_TIMEOUT_MS = 50;
// At the start nothing else waits, and another process may be creating the same file.
const OPEN_TIMEOUT_MS = 5_000;

const HOUR_MS = 3_600_000;
const MAX_WAL_TRIES = 10;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export type StateFile = ReturnType<typeof openStateFile>;

/**
 * Opens and migrates the embedded database at `path`. A corrupt one is renamed and replaced; without one, nothing is
 * stored.
 */
export function openStateFile(
  path: string, { clock, log }: { clock: Clock; log: Pick<Logger, 'warn' | 'error'> },
) {
  const timers = new DisposableStack();
  let problem: string | undefined;
  /** Tells the file that is open from one that has replaced it. */
  let inode: number | undefined;
  let database = open(OPEN_TIMEOUT_MS, { mayRecreate: true });

  function open(timeoutMs: number, { mayRecreate = false } = {}): DatabaseSync | undefined {
    let fresh: DatabaseSync | undefined;
    try {
      makeFolder(dirname(path));
      fresh = new DatabaseSync(path, { timeout: timeoutMs });
      inode = inodeAt(path);
      useWal(fresh);
      // Each commit reaches the disk, so that spending survives a crash.
      fresh.exec('PRAGMA synchronous = FULL');
      migrate(fresh);
      fresh.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      return fresh;
    } catch (error) {
      fresh?.[Symbol.dispose]();
      if (mayRecreate && isCorrupt(error) && renameCorrupt()) return open(timeoutMs);
      problem = (error as Error).message;
      log.error({ code: codeOf(error), path }, 'The state database cannot be opened: nothing is stored.');
      return undefined;
    }
  }

  function renameCorrupt(): boolean {
    // Another process may have replaced it already.
    if (inodeAt(path) !== inode) return true;
    const aside = `${path}.corrupt-${clock.now()}`;
    try {
      renameSync(path, aside);
      for (const suffix of ['-wal', '-shm'].filter((each) => existsSync(path + each))) {
        renameSync(path + suffix, aside + suffix);
      }
      log.error({ aside }, 'The state database is corrupt: it has been renamed, and a new one is created.');
      return true;
    } catch (error) {
      problem = (error as Error).message;
      log.error(
        { code: codeOf(error), path },
        'The state database is corrupt and cannot be renamed: nothing is stored.',
      );
      return false;
    }
  }

  return {
    /** Why nothing is stored; undefined while the file is open. */
    get problem(): string | undefined {
      return problem;
    },
    /** The statement's rows; a failed one is logged and returns `undefined`. */
    query<Row = unknown>(what: string, statement: string, ...params: SQLInputValue[]): Row[] | undefined {
      if (!database) return undefined;
      try {
        return database.prepare(statement).all(...params) as Row[];
      } catch (error) {
        log.warn({ code: codeOf(error), what }, 'A query of the state database failed: continuing without its result.');
        if (isCorrupt(error)) {
          database[Symbol.dispose]();
          database = renameCorrupt() ? open(BUSY_TIMEOUT_MS) : undefined;
        }
        return undefined;
      }
    },
    /** Runs at once and then every hour, until the file is closed. */
    hourly(run: () => void): void {
      run();
      timers.use(every(clock, HOUR_MS, run));
    },
    [Symbol.dispose](): void {
      timers.dispose();
      database?.[Symbol.dispose]();
      database = undefined;
    },
  };
}

const inodeAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

/** If several create the file in the same moment, SQLite refuses this to all but one, without the timeout. */
function useWal(database: DatabaseSync, triesLeft = MAX_WAL_TRIES): void {
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    if (resultOf(error) !== SQLITE_BUSY || triesLeft === 0) throw error;
    // Waits for the one.
    database.exec('BEGIN IMMEDIATE; COMMIT');
    useWal(database, triesLeft - 1);
  }
}

function migrate(database: DatabaseSync): void {
  // The version is read under the lock: another process may be migrating the same file.
  database.exec('BEGIN IMMEDIATE');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) throw new Error('The state database was written by a later version.');
  const left = MIGRATIONS.slice(version);
  if (left.length > 0) database.exec(`${left.join('')} PRAGMA user_version = ${MIGRATIONS.length}`);
  database.exec('COMMIT');
}

/** SQLite's result code, without what extends it; 0 for another error. */
const resultOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

const isCorrupt = (error: unknown): boolean => [SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultOf(error));

function codeOf(error: unknown): string {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return String(errcode ?? code ?? 'unknown');
}
