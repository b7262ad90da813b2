import type { ToolId } from '../../contract/vocabulary.ts';

/** The run this tab last started with a tool, so that a reload finds it again. */
export interface RememberedRun<Input> {
  runId: string;
  input: Input;
  /** ISO. */
  startedAt: string;
}

export interface RunMemory<Input> {
  read(): RememberedRun<Input> | undefined;
  write(run: RememberedRun<Input>): void;
  forget(): void;
}

/** Kept for as long as the tab lives; a browser that forbids storage only loses the reload. */
export function createRunMemory<Input>(tool: ToolId): RunMemory<Input> {
  const key = `run:${tool}`;
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => quietly(() => {
      const known = JSON.parse(sessionStorage.getItem(key) ?? 'null') as RememberedRun<Input> | null;
      return typeof known?.runId === 'string' ? known : undefined;
    }),
    write: (run) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(run))),
    forget: () => void quietly(() => sessionStorage.removeItem(key)),
  };
}
