import type { Evidence } from '../../../../contract/health.ts';

/** Passes where none of the total is at fault; otherwise says how many are, with a piece of evidence for each. */
export function judgeOffenders<Status extends 'warn' | 'fail'>(
  status: Status, total: number, offenders: readonly Evidence[],
) {
  const count = offenders.length;
  if (count === 0) return { status: 'pass' as const, params: { total } };
  return { status, params: { count, total }, evidence: offenders };
}
