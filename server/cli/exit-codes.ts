/** What the command ends with. */
export const EXIT = {
  ok: 0,
  /** Below the bar. */
  below: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Could not be measured. */
  unmeasured: 3,
  /** A fault of ours. */
  internal: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
