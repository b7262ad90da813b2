import type { GeoResult } from '../../contract/geo.ts';
import type { FindingEvent, HealthSummary, PillarCompleteEvent } from '../../contract/health.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';

/** A health scan as saved when it ended. */
export interface PastHealthScan {
  tool: 'health';
  /** The run's id, so that a reload can find the saved scan. */
  id: string;
  /** The same for all scans of a store. */
  host: string;
  /** ISO 8601; when the scan was made. */
  at: string;
  input: HealthScanBody;
  summary: HealthSummary;
  findings: readonly FindingEvent[];
  grades: readonly PillarCompleteEvent[];
}

/** An AI visibility measurement as saved when it ended. */
export interface PastGeoScan {
  tool: 'geo';
  /** The run's id. */
  id: string;
  /** The measured domain. */
  host: string;
  /** ISO 8601; when the answers were received, which for a cached measurement is before the request. */
  at: string;
  input: GeoScanBody;
  result: GeoResult;
}

/** Any saved scan. */
export type PastScan = PastHealthScan | PastGeoScan;

type PastOf<Tool extends PastScan['tool']> = Extract<PastScan, { tool: Tool }>;

const DATABASE = 'storefront-analysis';
const VERSION = 1;
const SCANS = 'scans';
/** Maximum number of saved scans; the oldest are deleted first. */
const MAX_SCANS = 200;

const open = (): Promise<IDBDatabase> => new Promise((resolve, reject) => {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(SCANS, { keyPath: 'id' }).createIndex('at', 'at');
  };
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
  opening.onblocked = () => reject(new Error('Another tab keeps the store open in an older form.'));
});

async function inTransaction<T>(mode: IDBTransactionMode, act: (scans: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(SCANS, mode);
      const asked = act(transaction.objectStore(SCANS));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Scans saved in this browser, in IndexedDB. Every method rejects where storage is blocked. */
export const pastStore = {
  async save(scan: PastScan): Promise<void> {
    await inTransaction('readwrite', (scans) => scans.put(scan));
    const kept = await pastStore.all();
    const surplus = [...kept.filter((other) => isSame(other, scan)), ...kept.slice(MAX_SCANS)];
    await pastStore.remove(surplus.map(({ id }) => id));
  },
  /** The scan with this id, if it was made with this tool. */
  async get<Tool extends PastScan['tool']>(id: string, tool: Tool): Promise<PastOf<Tool> | undefined> {
    const scan = await inTransaction('readonly', (scans) => scans.get(id) as IDBRequest<PastScan | undefined>);
    return scan?.tool === tool ? (scan as PastOf<Tool>) : undefined;
  },
  /** Newest first. */
  async all(): Promise<PastScan[]> {
    const scans = await inTransaction('readonly', (store) => store.index('at').getAll() as IDBRequest<PastScan[]>);
    return scans.reverse();
  },
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await inTransaction('readwrite', (scans) => ids.map((id) => scans.delete(id)).at(-1)!);
  },
};

/** A cached measurement that was requested again is the same one, under another run id. */
const isSame = (one: PastScan, other: PastScan): boolean => one.tool === 'geo' && other.tool === 'geo'
  && one.id !== other.id && one.at === other.at && JSON.stringify(one.input) === JSON.stringify(other.input);
