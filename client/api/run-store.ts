import { createListeners } from '../app/listeners.ts';
import type { StoredJson } from '../app/stored-json.ts';
import { submitFormIfReachable } from '../components/loadable.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

/** The run this tab last started with a tool, so that a reload finds it again. */
export interface RememberedRun<Input> {
  runId: string;
  input: Input;
  /** ISO. */
  startedAt: string;
}

/** The state of a run. `gone`: after a reload the service no longer keeps it. */
type RunStatus = 'idle' | 'starting' | 'running' | 'ended' | 'failed' | 'gone';

/** What is shown of a run; a new object after each change, the same one in between. */
export interface RunSnapshot<Input, Progress> {
  status: RunStatus;
  run: RememberedRun<Input> | undefined;
  /** The last input, also if its start failed. */
  input: Input | undefined;
  progress: Progress;
  /** `offline`: the device says so (set by `useRun`). */
  connection: 'ok' | 'offline' | 'lost' | 'back';
  /** Set only while `failed`: why it was not started. */
  failure: Failure | undefined;
  /** Cancelled, but the stream has not confirmed it yet. */
  stopping: boolean;
}

/** Callbacks for the events, each with its id, and for the state of the connection. */
export interface Watcher<Event> {
  onData(message: { id: string; data: Event }): void;
  /** The stream is open, for the first time or again. */
  onStarted(): void;
  /** `connecting` again, or with an error: the connection was lost; the link reconnects. */
  onConnectionStateChange(change: { state: string; error: unknown }): void;
  onError(error: unknown): void;
  /** The stream has ended, also after `unsubscribe`. */
  onComplete(): void;
}

/** A streamed tool of the service, as the tRPC client has it: POST starts and cancels, GET watches. */
export interface RunService<Input, Event> {
  start: { mutate(input: Input): Promise<{ runId: string }> };
  watch: {
    subscribe(
      request: { runId: string; lastEventId: string | undefined }, watcher: Watcher<Event>,
    ): { unsubscribe(): void };
  };
  cancel: { mutate(run: { runId: string }): Promise<unknown> };
}

interface RunStoreOptions<Input, Event extends { type: string }, Progress> {
  service: (reload?: () => Promise<void>) => Promise<RunService<Input, Event>>;
  /** This tab's memory; without it, and where it is full or forbidden, a reload loses the run. */
  memory?: StoredJson;
  /** Before the first event. */
  initialProgress: Progress;
  /** Applies one event; an event of an unknown type must change nothing. */
  reduce(progress: Progress, event: Event): Progress;
  /** Called for every run whose last event was received. */
  onEnd?(run: RememberedRun<Input>, progress: Progress): void;
  now?: () => Date;
  /** Fires `online` when the browser is back online. */
  network?: EventTarget | undefined;
}

/** One tool's run, independent of components: it goes on while the reader looks at another page. */
export interface RunStore<Input, Progress> {
  snapshot(): RunSnapshot<Input, Progress>;
  subscribe(notify: () => void): () => void;
  /**
   * Starts a run and watches it; resolves to whether it was admitted. The previous run stays shown until then. A second
   * start while one is pending does nothing. `begin` replaces the tool's own start.
   */
  start(input: Input, begin?: () => Promise<{ runId: string }>): Promise<boolean>;
  /** Watches the run this tab remembers, if there is one. */
  resume(): void;
  cancel(): Promise<void>;
  /** Resets to the empty form; a running run is cancelled. */
  clear(): void;
  /** True once per run, after it has ended; the caller announces the end. */
  consumeEnd(): boolean;
}

/** Events received within this time are shown together. */
const SHOW_MS = 100;
/** A shorter break of the link is not reported. */
const BREAK_MS = 1_200;
const BACK_MS = 5_000;
/** The link reconnects by itself; this is for a stream that ended before its run did. */
const RESUBSCRIBE_MS = 1_000;

/** The events that nothing follows. */
const LAST_EVENTS: readonly string[] = ['complete', 'error'];

type Timer = 'show' | 'break' | 'back' | 'resubscribe';

const browser = typeof window === 'undefined' ? undefined : window;

export function createRunStore<Input, Event extends { type: string }, Progress>({
  service, memory, initialProgress, reduce, onEnd, now = () => new Date(), network = browser,
}: RunStoreOptions<Input, Event, Progress>): RunStore<Input, Progress> {
  const idle: RunSnapshot<Input, Progress> = {
    status: 'idle', run: undefined, input: undefined, progress: initialProgress, connection: 'ok', failure: undefined,
    stopping: false,
  };
  let shown = idle;
  const { subscribe, emitChange } = createListeners();
  let stopWatching = (): void => {};
  let lastEventId: string | undefined;
  let received: Event[] = [];
  let isEndUnannounced = false;
  let starts = 0;
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>();

  /** Each change also applies the events received since the last. */
  const set = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    shown = { ...shown, progress: received.reduce(reduce, shown.progress), ...change };
    received = [];
    emitChange();
  };
  const after = (name: Timer, ms: number, act: () => void): void => {
    if (timers.has(name)) return;
    timers.set(name, setTimeout(() => {
      timers.delete(name);
      act();
    }, ms));
  };
  const drop = (...names: Timer[]): void => {
    for (const name of names) {
      clearTimeout(timers.get(name));
      timers.delete(name);
    }
  };

  const end = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    stopWatching();
    network?.removeEventListener('online', watch);
    drop('show', 'break', 'back', 'resubscribe');
    lastEventId = undefined;
    set({ stopping: false, connection: 'ok', ...change });
  };

  const onBack = (): void => {
    drop('break', 'resubscribe');
    if (shown.connection !== 'lost') return;
    set({ connection: 'back' });
    after('back', BACK_MS, () => set({ connection: 'ok' }));
  };

  const onBroken = (): void => {
    drop('back');
    if (shown.connection === 'back') set({ connection: 'ok' });
    after('break', BREAK_MS, () => set({ connection: 'lost' }));
  };

  /** Watches the run from the last event on; called again, it resubscribes. */
  function watch(): void {
    isEndUnannounced = true;
    const run = shown.run!;
    let isLeft = false;
    let isFirst = true;
    let stream: { unsubscribe(): void } | undefined;
    stopWatching();
    drop('resubscribe');
    network?.addEventListener('online', watch);
    stopWatching = () => {
      isLeft = true;
      stream?.unsubscribe();
    };
    const onInterrupted = (error?: unknown): void => {
      if (isLeft) return;
      if (failureOf(error).kind === 'unknown-run') {
        memory?.forget();
        return end({ status: lastEventId === undefined ? 'gone' : 'ended' });
      }
      onBroken();
      after('resubscribe', RESUBSCRIBE_MS, watch);
    };
    service().then((tool) => {
      if (isLeft) return;
      stream = tool.watch.subscribe({ runId: run.runId, lastEventId }, {
        onData({ id, data }) {
          onBack();
          lastEventId = id;
          received.push(data);
          if (!LAST_EVENTS.includes(data.type)) return after('show', SHOW_MS, () => set({}));
          end({ status: 'ended' });
          onEnd?.(run, shown.progress);
        },
        onStarted: onBack,
        onConnectionStateChange({ state, error }) {
          if (state !== 'connecting') return;
          if (error || !isFirst) onBroken();
          isFirst = false;
        },
        onError: onInterrupted,
        onComplete: onInterrupted,
      });
    }, onInterrupted);
  }

  const cancelRun = async ({ runId }: { runId: string }): Promise<unknown> =>
    (await service()).cancel.mutate({ runId });
  /** Cancels a run whose result is no longer needed; errors are ignored. */
  const cancelSilently = (run: { runId: string }): void => void cancelRun(run).catch(() => {});

  return {
    snapshot: () => shown,
    subscribe,
    async start(input, begin = async () => (await service(submitFormIfReachable)).start.mutate(input)) {
      if (shown.status === 'starting') return false;
      if (shown.status === 'running') cancelSilently(shown.run!);
      end({ status: 'starting', input, failure: undefined });
      const mine = ++starts;
      const isCleared = (): boolean => mine !== starts;
      try {
        const { runId } = await begin();
        if (isCleared()) {
          cancelSilently({ runId });
          return false;
        }
        const run = { runId, input, startedAt: now().toISOString() };
        memory?.write(run);
        set({ ...idle, status: 'running', run, input });
        watch();
        return true;
      } catch (error) {
        if (!isCleared()) set({ status: 'failed', failure: failureOf(error) });
        return false;
      }
    },
    resume() {
      const run = shown.status === 'idle' ? memory?.read() as RememberedRun<Input> | undefined : undefined;
      if (typeof run?.runId !== 'string') return;
      set({ ...idle, status: 'running', run, input: run.input });
      watch();
    },
    async cancel() {
      const { run, status, stopping } = shown;
      if (!run || status !== 'running' || stopping) return;
      set({ stopping: true });
      await cancelRun(run).catch(() => set({ stopping: false }));
    },
    clear() {
      if (shown.status === 'running') cancelSilently(shown.run!);
      memory?.forget();
      starts += 1;
      end(idle);
    },
    consumeEnd() {
      const isTaken = isEndUnannounced && shown.status === 'ended';
      if (isTaken) isEndUnannounced = false;
      return isTaken;
    },
  };
}
