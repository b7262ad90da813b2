import type { RunChannel } from './channel.ts';
import { failureOf } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { RememberedRun, RunMemory } from './run-memory.ts';

/** Where a run stands. `gone`: a reload asked for a run that the service no longer keeps. */
export type RunStatus = 'idle' | 'starting' | 'running' | 'ended' | 'refused' | 'failed' | 'gone';

/** What is shown of a run; a new object after each change, the same one in between. */
export interface RunSnapshot<Input, Progress> {
  status: RunStatus;
  run: RememberedRun<Input> | undefined;
  /** What was asked for last, also where it was refused. */
  input: Input | undefined;
  progress: Progress;
  connection: 'ok' | 'lost' | 'back';
  refusal: Refusal | undefined;
  /** Of `failed`: whether the network or the service is to blame. */
  failure: 'offline' | 'failed' | undefined;
  /** Cancelling was asked for and has not been answered by the stream yet. */
  stopping: boolean;
}

export interface RunStoreOptions<Input, Event, Progress> {
  channel: RunChannel<Input, Event>;
  memory: RunMemory<Input>;
  /** Nothing seen yet. */
  blank: Progress;
  /** Takes one event in; an event of a type it does not know must change nothing. */
  reduce(progress: Progress, event: Event): Progress;
  isEnd(event: Event): boolean;
  /** Called for every run that ended with its own last event. */
  onEnd?(run: RememberedRun<Input>, progress: Progress): void;
  now?: () => Date;
  /** Tells when the browser is back online. */
  network?: EventTarget;
}

/** One tool's run, apart from any component: it goes on while the reader looks at another page. */
export interface RunStore<Input, Progress> {
  snapshot(): RunSnapshot<Input, Progress>;
  subscribe(notify: () => void): () => void;
  /**
   * Starts a run and watches it; answers whether it was admitted. What was shown stays until it is. A second start while
   * one is on its way does nothing.
   */
  start(input: Input, begin?: RunChannel<Input, unknown>['start']): Promise<boolean>;
  /** Watches the run this tab knows of, if there is one. */
  resume(): void;
  cancel(): Promise<void>;
  /** Back to the empty field; a run that still goes on is cancelled. */
  clear(): void;
}

const FLUSH_MS = 100;
/** A shorter break of the link is not reported. */
const BREAK_MS = 1_200;
const BACK_MS = 5_000;
/** The link joins again by itself; this is for a stream that ended before its run did. */
const AGAIN_MS = 1_000;

type Timer = 'flush' | 'break' | 'back' | 'again';

export function createRunStore<Input, Event, Progress>(
  { channel, memory, blank, reduce, isEnd, onEnd, now = () => new Date(), network }: RunStoreOptions<Input, Event, Progress>,
): RunStore<Input, Progress> {
  const idle: RunSnapshot<Input, Progress> = {
    status: 'idle', run: undefined, input: undefined, progress: blank, connection: 'ok', refusal: undefined,
    failure: undefined, stopping: false,
  };
  let shown = idle;
  const listeners = new Set<() => void>();
  let watching: (() => void) | undefined;
  let lastEventId: string | undefined;
  let heard: Event[] = [];
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>();

  const set = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    shown = { ...shown, ...change };
    for (const notify of listeners) notify();
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

  const flush = (): void => {
    drop('flush');
    if (heard.length === 0) return;
    const events = heard;
    heard = [];
    set({ progress: events.reduce(reduce, shown.progress) });
  };

  const stopWatching = (): void => {
    watching?.();
    watching = undefined;
    network?.removeEventListener('online', watch);
    drop('flush', 'break', 'again');
  };

  const end = (change: Partial<RunSnapshot<Input, Progress>>): void => {
    flush();
    stopWatching();
    drop('back');
    set({ stopping: false, connection: 'ok', ...change });
  };

  const onBack = (): void => {
    drop('break', 'again');
    if (shown.connection !== 'lost') return;
    set({ connection: 'back' });
    after('back', BACK_MS, () => set({ connection: 'ok' }));
  };

  const onBroken = (): void => {
    drop('back');
    if (shown.connection === 'back') set({ connection: 'ok' });
    after('break', BREAK_MS, () => set({ connection: 'lost' }));
  };

  const onOver = (error: unknown): void => {
    watching = undefined;
    if (shown.status !== 'running') return;
    if (failureOf(error).kind === 'unknown-run') {
      memory.forget();
      return end(lastEventId === undefined ? { status: 'gone' } : { status: 'ended' });
    }
    onBroken();
    after('again', AGAIN_MS, watch);
  };

  function watch(): void {
    const { run } = shown;
    if (!run) return;
    drop('again');
    watching?.();
    watching = channel.watch({ runId: run.runId, lastEventId }, {
      onEvent(id, event) {
        onBack();
        lastEventId = id;
        heard.push(event);
        if (isEnd(event)) {
          end({ status: 'ended' });
          onEnd?.(run, shown.progress);
        } else after('flush', FLUSH_MS, flush);
      },
      onOpen: onBack,
      onBroken,
      onOver,
    });
  }

  const follow = (run: RememberedRun<Input>): void => {
    lastEventId = undefined;
    heard = [];
    network?.addEventListener('online', watch);
    set({ ...idle, status: 'running', run, input: run.input });
    watch();
  };

  return {
    snapshot: () => shown,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    async start(input, begin = channel.start) {
      if (shown.status === 'starting') return false;
      if (shown.status === 'running' && shown.run) void channel.cancel(shown.run.runId).catch(() => {});
      end({ status: 'starting', input, refusal: undefined, failure: undefined });
      try {
        const { runId } = await begin(input);
        const run = { runId, input, startedAt: now().toISOString() };
        memory.write(run);
        follow(run);
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'refused') set({ status: 'refused', refusal: failure.refusal });
        else set({ status: 'failed', failure: failure.kind === 'offline' ? 'offline' : 'failed' });
        return false;
      }
    },
    resume() {
      if (shown.status !== 'idle') return;
      const run = memory.read();
      if (run) follow(run);
    },
    async cancel() {
      const { run, status, stopping } = shown;
      if (!run || status !== 'running' || stopping) return;
      set({ stopping: true });
      try {
        await channel.cancel(run.runId);
      } catch {
        set({ stopping: false });
      }
    },
    clear() {
      const { run, status } = shown;
      if (run && status === 'running') void channel.cancel(run.runId).catch(() => {});
      memory.forget();
      end(idle);
    },
  };
}
