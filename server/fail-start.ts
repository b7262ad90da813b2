/** Prints why the process cannot start, and sets its exit code. */
export function failStart(reason: string): undefined {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

/** Prints the problems of the configuration, and sets the exit code. */
export const failConfiguration = (problems: readonly string[]): undefined =>
  failStart(['The configuration has problems:', ...problems].join('\n  '));
