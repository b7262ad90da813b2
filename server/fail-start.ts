/** Says why the process does not start, in words and by its exit code. */
export function failStart(reason: string): undefined {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

/** The same for a configuration with problems. */
export const failConfiguration = (problems: readonly string[]): undefined =>
  failStart(['The configuration has problems:', ...problems].join('\n  '));
