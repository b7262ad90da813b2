import type { Clock } from '../clock.ts';
import type { SharedEngine } from './shared-engine.ts';

/** Says that this instance lives, and asks whether another does. */
export interface Presence extends AsyncDisposable {
  /** This instance's name among the others. */
  readonly instance: string;
  /** The key that is there for as long as an instance lives, and a little longer. */
  keyOf(instance: string): string;
}

/** Begins at once; renewed three times in `aliveMs`, and as soon as the engine is back. */
export function announcePresence(
  engine: SharedEngine,
  { instance, clock, aliveMs }: { instance: string; clock: Clock; aliveMs: number },
): Presence {
  const keyOf = (name: string): string => engine.key('alive', name);
  let renewal: Disposable | undefined;
  let disposed = false;
  const say = async (): Promise<void> => {
    renewal?.[Symbol.dispose]();
    renewal = disposed ? undefined : clock.after(aliveMs / 3, say);
    await engine.ask(['SET', keyOf(instance), '1', 'PX', String(aliveMs)]);
  };
  const returned = engine.onReturn(say);
  void say();
  return {
    instance,
    keyOf,
    async [Symbol.asyncDispose]() {
      if (disposed) return;
      disposed = true;
      renewal?.[Symbol.dispose]();
      returned[Symbol.dispose]();
      await engine.ask(['DEL', keyOf(instance)]);
    },
  };
}
