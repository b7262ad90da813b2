import { judgesPath } from './installed.ts';

/** How a call of the consumer ended: what it said, or why it was refused and how long to wait. */
export type Outcome = { ok: true; lines: string[]; last: string } | { ok: false; code: string; wait: number | null };

/** What `client/consumer.ts` exports; it is loaded by path, as it compiles only where the judges are installed. */
export interface Consumer {
  connect(baseUrl: string): unknown;
  scanHealth(client: unknown, url: string): Promise<Outcome>;
  scanVisibility(client: unknown, body: { brand: string; domain: string; vertical: string }): Promise<Outcome>;
  generateSchema(client: unknown, url: string): Promise<Outcome>;
  listEndpoints(client: unknown): Promise<string[]>;
}

/** The consumer, running; its types are the generated client's and cost nothing here. */
export const loadConsumer = async (): Promise<Consumer> =>
  (await import(/* @vite-ignore */ judgesPath('client/consumer.ts'))) as Consumer;
