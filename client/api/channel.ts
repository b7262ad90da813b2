import type { GeoEvent } from '../../contract/geo.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { loadClient, loadClientForForm } from './client.ts';
import type { Client } from './client.ts';

/** The callbacks of a watcher. */
export interface WatchListener<Event> {
  onEvent(id: string, event: Event): void;
  /** The stream is open, for the first time or again. */
  onOpen(): void;
  /** The connection was lost; the link reconnects by itself. */
  onBroken(): void;
  /** The stream has ended, normally or with an error. */
  onOver(error?: unknown): void;
}

/** One streamed tool: POST starts, GET watches, POST cancels. */
export interface RunChannel<Input, Event> {
  start(input: Input): Promise<{ runId: string }>;
  /** Answers at once with the way to stop; after that the listener hears nothing more. */
  watch(request: WatchRequest, listener: WatchListener<Event>): () => void;
  cancel(runId: string): Promise<unknown>;
}

interface WatchRequest {
  runId: string;
  lastEventId: string | undefined;
}

/** The link as tRPC speaks of it. */
interface Heard<Event> {
  onData(message: { id: string; data: Event }): void;
  onStarted(): void;
  onConnectionStateChange(change: { state: string; error: unknown }): void;
  onError(error: unknown): void;
  onComplete(): void;
}

type Subscribe<Event> = (trpc: Client, heard: Heard<Event>) => { unsubscribe(): void };

function watching<Event>(subscribe: Subscribe<Event>, listener: WatchListener<Event>): () => void {
  let subscription: { unsubscribe(): void } | undefined;
  let isStopped = false;
  let tries = 0;
  const unlessStopped = <Args extends unknown[]>(hear: (...args: Args) => void) => (...args: Args): void => {
    if (!isStopped) hear(...args);
  };
  const heard: Heard<Event> = {
    onData: unlessStopped(({ id, data }) => listener.onEvent(id, data)),
    onStarted: unlessStopped(() => listener.onOpen()),
    onConnectionStateChange: unlessStopped(({ state, error }) => {
      if (state !== 'connecting') return;
      tries += 1;
      if (error || tries > 1) listener.onBroken();
    }),
    onError: unlessStopped((error) => listener.onOver(error)),
    onComplete: unlessStopped(() => listener.onOver()),
  };
  loadClient().then(unlessStopped((trpc) => void (subscription = subscribe(trpc, heard))), heard.onError);
  return () => {
    isStopped = true;
    subscription?.unsubscribe();
  };
}

export const healthChannel: RunChannel<HealthScanBody, HealthEvent> = {
  start: async (input) => (await loadClientForForm()).health.start.mutate(input),
  watch: (request, listener) =>
    watching<HealthEvent>((trpc, heard) => trpc.health.watch.subscribe(request, heard), listener),
  cancel: async (runId) => (await loadClient()).health.cancel.mutate({ runId }),
};

export const geoChannel: RunChannel<GeoScanBody, GeoEvent> = {
  start: async (input) => (await loadClientForForm()).geo.start.mutate(input),
  watch: (request, listener) => watching<GeoEvent>((trpc, heard) => trpc.geo.watch.subscribe(request, heard), listener),
  cancel: async (runId) => (await loadClient()).geo.cancel.mutate({ runId }),
};

/** Asks the engines that failed once more; the run is watched as any other. */
export const askAgain = async (input: GeoScanBody): Promise<{ runId: string }> => (await loadClient()).geo.askAgain.mutate(input);
