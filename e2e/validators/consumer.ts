import { validatorPath } from './installed.ts';

/** How a call by the consumer ended: its output, or why it was refused and how long to wait. */
export type Outcome = { ok: true; lines: string[]; last: string } | { ok: false; code: string; wait: number | null };

/** What `client/consumer.ts` exports; loaded by path, because it compiles only if the validators are installed. */
export interface Consumer {
  connect(baseUrl: string): unknown;
  scanHealth(client: unknown, url: string): Promise<Outcome>;
  scanVisibility(client: unknown, body: { brand: string; domain: string; vertical: string }): Promise<Outcome>;
  generateSchema(client: unknown, url: string): Promise<Outcome>;
  listEndpoints(client: unknown): Promise<string[]>;
}

/** Loads the consumer; the generated client's types are not needed here. */
export const loadConsumer = async (): Promise<Consumer> =>
  (await import(/* @vite-ignore */ validatorPath('client/consumer.ts'))) as Consumer;
