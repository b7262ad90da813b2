import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { failConfiguration, failStart } from './fail-start.ts';
import { readinessTable } from './readiness.ts';
import { startService } from './service.ts';
import { THREAD_TASKS } from './tools.ts';

// After this time a stopping process exits, whatever is still running.
const STOP_MS = 10_000;

/** The running service. */
export interface Running {
  deps: Deps;
  /** Aborted by SIGTERM and SIGINT. */
  stopping: AbortSignal;
  /** Delays the end of the process until this work has settled. */
  hold(work: Promise<unknown>): void;
}

const configured = readConfig(process.env);
/** Undefined if the service could not start. */
export const running = configured.ok ? await serve(configured.config) : failConfiguration(configured.problems);

async function serve(config: Config): Promise<Running | undefined> {
  const service = await startService(config)
    .catch(({ message }: Error) => failStart(`The service cannot start on ${config.host}:${config.port}: ${message}`));
  if (!service) return undefined;
  const { deps } = service;
  const stopping = new AbortController();
  const held: Promise<unknown>[] = [];
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort(new Error(`stopped by ${signal}`));
    deps.log.info({ signal }, 'stopping');
    const forcedExit = deps.clock.after(STOP_MS, () => process.exit(1));
    await service.stop();
    deps.log.info('stopped');
    forcedExit[Symbol.dispose]();
    await Promise.allSettled(held);
    deps.clock.after(STOP_MS, () => process.exit(1));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Nobody may read its output any more.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('unhandledRejection', (error) => deps.log.error({ err: error }, 'unhandled rejection'));
  try {
    process.stdout.write(await readinessTable(deps, service, stopping.signal));
    await deps.threads.warm(THREAD_TASKS);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
  return { deps, stopping: stopping.signal, hold: (work) => void held.push(work) };
}
