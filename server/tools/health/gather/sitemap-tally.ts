const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 300;

/** A tally that still counts. */
export const openTally = <T = string>() => ({ count: 0, examples: [] as T[] });

/** Counts one occurrence. */
export function countIn<T>(tally: ReturnType<typeof openTally<T>>, example: T): void {
  tally.count += 1;
  if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(example);
}

/** As much of a text as an example shows. */
export const cut = (text: string): string => text.slice(0, MAX_EXAMPLE_LENGTH);
