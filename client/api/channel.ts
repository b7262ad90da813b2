import type { inferRouterInputs } from '@trpc/server';
import type { GeoEvent } from '../../contract/geo.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import { trpc } from './trpc.ts';

type Inputs = inferRouterInputs<AppRouter>;
export type HealthInput = Inputs['health']['start'];
export type GeoInput = Inputs['geo']['start'];

/** What a watcher hears. */
export interface WatchListener<Event> {
  onEvent(id: string, event: Event): void;
  /** The stream stands, for the first time or again. */
  onOpen(): void;
  /** The stream broke off; the link tries by itself to get it back. */
  onBroken(): void;
  /** The stream is over, by the service's word or for an error. */
  onOver(error?: unknown): void;
}

/** One streamed tool: POST starts, GET watches, POST cancels. */
export interface RunChannel<Input, Event> {
  start(input: Input): Promise<{ runId: string }>;
  watch(request: { runId: string; lastEventId: string | undefined }, listener: WatchListener<Event>): () => void;
  cancel(runId: string): Promise<unknown>;
}

interface Heard<Event> {
  onData(message: { id: string; data: Event }): void;
  onStarted(): void;
  onConnectionStateChange(change: { state: string; error: unknown }): void;
  onError(error: unknown): void;
  onComplete(): void;
}

function heard<Event>(listener: WatchListener<Event>): Heard<Event> {
  return {
    onData: ({ id, data }) => listener.onEvent(id, data),
    onStarted: () => listener.onOpen(),
    onConnectionStateChange: ({ state, error }) => {
      if (state === 'connecting' && error) listener.onBroken();
    },
    onError: (error) => listener.onOver(error),
    onComplete: () => listener.onOver(),
  };
}

export const healthChannel: RunChannel<HealthInput, HealthEvent> = {
  start: (input) => trpc.health.start.mutate(input),
  watch: (request, listener) => {
    const watching = trpc.health.watch.subscribe(request, heard(listener));
    return () => watching.unsubscribe();
  },
  cancel: (runId) => trpc.health.cancel.mutate({ runId }),
};

export const geoChannel: RunChannel<GeoInput, GeoEvent> = {
  start: (input) => trpc.geo.start.mutate(input),
  watch: (request, listener) => {
    const watching = trpc.geo.watch.subscribe(request, heard(listener));
    return () => watching.unsubscribe();
  },
  cancel: (runId) => trpc.geo.cancel.mutate({ runId }),
};
