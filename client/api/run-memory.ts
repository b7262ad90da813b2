import type { ToolId } from '../../contract/vocabulary.ts';
import { storedJson } from '../app/stored-json.ts';

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
  const { read, write, forget } = storedJson(`run:${tool}`, () => sessionStorage);
  return {
    read() {
      const known = read() as RememberedRun<Input> | undefined;
      return typeof known?.runId === 'string' ? known : undefined;
    },
    write,
    forget,
  };
}
