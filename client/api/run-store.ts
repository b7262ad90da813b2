import { browser, createListeners } from '../app/listeners.ts';
import type { StoredJson } from '../app/stored-json.ts';
import { submitFormIfReachable } from '../components/loadable.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

/** The run this tab started last in a tool, stored so that it survives a reload. */
export interface RememberedRun<Input> {
  runId: string;
  input: Input;
  /** ISO 8601. */
  startedAt: string;
  /** After a reload, the service no longer had it; stays so while another start is pending or has failed. */
  isGone?: true;
}

/** Immutable snapshot of a run: a new object after each change, the same one in between. */
export interface RunSnapshot<Input, Progress> {
  /** `gone`: after a reload, the service no longer had the run. */
  status: 'idle' | 'starting' | 'running' | 'ended' | 'failed' | 'gone';
  run: RememberedRun<Input> | undefined;
  /** The last input, even if its start failed. */
  input: Input | undefined;
  progress: Progress;
  /** `offline` comes from `navigator.onLine` and is set by `useRun`. */
  connection: 'ok' | 'offline' | 'lost' | 'back';
  /** Why the start failed; set only while `failed`. */
  failure: Failure | undefined;
  /** Cancelled, but not yet confirmed by the stream. */
  stopping: boolean;
}

/** Callbacks of a subscription: events with their ids, and the connection state. */
export interface Watcher<Event> {
  onData(message: { id: string; data: Event }): void;
  /** The stream is open, for the first time or after a reconnect. */
  onStarted(): void;
  /** A second `connecting`, or one with an error, means that the connection was lost; the link reconnects by itself. */
  onConnectionStateChange(change: { state: string; error: unknown }): void;
  onError(error: unknown): void;
  /** The stream has ended; also called after `unsubscribe`. */
  onComplete(): void;
}

/** A streaming tool of the service, as the tRPC client exposes it. */
export interface RunService<Input, Event> {
  start: { mutate(input: Input): Promise<{ runId: string }> };
  watch: {
    subscribe(
      request: { runId: string; lastEventId: string | undefined }, watcher: Watcher<Event>,
    ): { unsubscribe(): void };
  };
  cancel: { mutate(run: { runId: string }): Promise<unknown> };
}

type Reload = () => Promise<void>;

interface RunStoreOptions<Input, Event extends { type: string }, Progress> {
  /** Loads the service's code; `reload` is called if that fails. */
  service: (reload?: Reload) => Promise<RunService<Input, Event>>;
  /** Stores the run for this tab. Without it, or when storage is full or blocked, a reload loses the run. */
  memory?: StoredJson;
  /** State before the first event. */
  initialProgress: Progress;
  /** Applies one event. Must ignore unknown event types. */
  reduce(progress: Progress, event: Event): Progress;
  /** Called after the last event of each run. */
  onEnd?(run: RememberedRun<Input>, progress: Progress): void;
  now?: () => Date;
  /** Emits `online`; `window` by default. */
  network?: EventTarget | undefined;
}

/** One tool's run as an external store: it outlives components, so it continues on other pages. */
export type RunStore<Input, Progress> = ReturnType<typeof createRunStore<Input, { type: string }, Progress>>;

/** Events within this time are batched into one update. */
const SHOW_MS = 100;
/** Interruptions shorter than this are not shown. */
const BREAK_MS = 1_200;
const BACK_MS = 5_000;
/** For streams that end before their run; a lost connection is retried by the link. */
const RESUBSCRIBE_MS = 1_000;

/** Event types that end a run. */
const LAST_EVENTS: readonly string[] = ['complete', 'error'];

type Timer = 'show' | 'break' | 'back' | 'resubscribe';

export function createRunStore<Input, Event extends { type: string }, Progress>({
  service, memory, initialProgress, reduce, onEnd, now = () => new Date(), network = browser,
}: RunStoreOptions<Input, Event, Progress>) {
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

  /** Every update also applies the events received since the last one. */
  const set = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    shown = { ...shown, progress: received.reduce(reduce, shown.progress), ...change };
    received = [];
    emitChange();
  };
  const startTimer = (name: Timer, ms: number, callback: () => void): void => {
    if (timers.has(name)) return;
    timers.set(name, setTimeout(() => {
      timers.delete(name);
      callback();
    }, ms));
  };
  const clearTimers = (...names: Timer[]): void => {
    for (const name of names) {
      clearTimeout(timers.get(name));
      timers.delete(name);
    }
  };

  const end = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    stopWatching();
    network?.removeEventListener('online', watch);
    clearTimers('show', 'break', 'back', 'resubscribe');
    lastEventId = undefined;
    set({ stopping: false, connection: 'ok', ...change });
  };

  const onBack = (): void => {
    clearTimers('break', 'resubscribe');
    if (shown.connection !== 'lost') return;
    set({ connection: 'back' });
    startTimer('back', BACK_MS, () => set({ connection: 'ok' }));
  };

  const onBroken = (): void => {
    clearTimers('back');
    if (shown.connection === 'back') set({ connection: 'ok' });
    startTimer('break', BREAK_MS, () => set({ connection: 'lost' }));
  };

  /** Subscribes from the last received event; calling it again resubscribes. */
  function watch(): void {
    isEndUnannounced = true;
    const run = shown.run!;
    let isUnsubscribed = false;
    let isFirst = true;
    let stream: { unsubscribe(): void } | undefined;
    stopWatching();
    clearTimers('resubscribe');
    network?.addEventListener('online', watch);
    stopWatching = () => {
      isUnsubscribed = true;
      stream?.unsubscribe();
    };
    const onInterrupted = (error?: unknown): void => {
      if (isUnsubscribed) return;
      if (failureOf(error).kind === 'unknown-run') {
        memory?.forget();
        return end(lastEventId === undefined ? { status: 'gone', run: { ...run, isGone: true } } : { status: 'ended' });
      }
      onBroken();
      startTimer('resubscribe', RESUBSCRIBE_MS, watch);
    };
    service().then((tool) => {
      if (isUnsubscribed) return;
      stream = tool.watch.subscribe({ runId: run.runId, lastEventId }, {
        onData({ id, data }) {
          onBack();
          lastEventId = id;
          received.push(data);
          if (!LAST_EVENTS.includes(data.type)) return startTimer('show', SHOW_MS, () => set({}));
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
    snapshot: (): RunSnapshot<Input, Progress> => shown,
    subscribe,
    /**
     * Starts and watches a run; resolves to whether it was admitted. An ended run stays visible until then; a running
     * one is cancelled. Ignored while another start is pending. `begin` replaces the tool's own start. Only after a
     * start that failed, and was reported, it gets what reloads the page.
     */
    async start(
      input: Input,
      begin: (reload: Reload | undefined) => Promise<{ runId: string }> =
      async (reload) => (await service(reload)).start.mutate(input),
    ): Promise<boolean> {
      if (shown.status === 'starting') return false;
      const reload = shown.status === 'failed' ? submitFormIfReachable : undefined;
      if (shown.status === 'running') {
        cancelSilently(shown.run!);
        end(idle);
      }
      end({ status: 'starting', input, failure: undefined });
      const mine = ++starts;
      const isCleared = (): boolean => mine !== starts;
      try {
        const { runId } = await begin(reload);
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
    /** Resumes watching the run stored for this tab, if any. */
    resume(): void {
      const run = shown.status === 'idle' ? memory?.read() as RememberedRun<Input> | undefined : undefined;
      if (typeof run?.runId !== 'string') return;
      set({ ...idle, status: 'running', run, input: run.input });
      watch();
    },
    async cancel(): Promise<void> {
      const { run, status, stopping } = shown;
      if (!run || status !== 'running' || stopping) return;
      set({ stopping: true });
      await cancelRun(run).catch(() => set({ stopping: false }));
    },
    /** Resets to idle, forgets the stored run, and cancels the run if it is still running. */
    clear(): void {
      if (shown.status === 'running') cancelSilently(shown.run!);
      memory?.forget();
      starts += 1;
      end(idle);
    },
    /** True once per run, after it has ended, so that the end is announced only once. */
    consumeEnd(): boolean {
      const isTaken = isEndUnannounced && shown.status === 'ended';
      if (isTaken) isEndUnannounced = false;
      return isTaken;
    },
  };
}
