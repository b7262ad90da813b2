import type { FindingEvent } from '../../health.ts';

/**
 * Follows root causes from this id to the finding that can be fixed. If the chain leaves these findings, the last of
 * them; if it is circular, the one that closes the circle.
 */
export function rootOf(findings: readonly FindingEvent[], id: string | undefined): FindingEvent | undefined {
  const met = new Set<string>();
  let cause = findings.find((each) => each.id === id);
  while (cause?.rootCause !== undefined && !met.has(cause.id)) {
    met.add(cause.id);
    const { rootCause } = cause;
    const next = findings.find((each) => each.id === rootCause);
    if (!next) break;
    cause = next;
  }
  return cause;
}

/** The finding with the root as its cause, so that its texts name a finding that was measured. */
export function blamingRoot(finding: FindingEvent, findings: readonly FindingEvent[]): FindingEvent {
  const root = rootOf(findings, finding.rootCause);
  return root === undefined || root.id === finding.rootCause ? finding : { ...finding, rootCause: root.id };
}
