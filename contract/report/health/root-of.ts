import type { FindingEvent } from '../../health.ts';

/**
 * The finding at the end of the chain that starts with this id: one that can be mended, not one that waits for another
 * itself. Where the chain leads out of these findings it is the last of them; in a circle, the one that closes it.
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

/** A finding that blames the root, so that its words do: the next in the chain may itself wait for another. */
export function blamingRoot(finding: FindingEvent, findings: readonly FindingEvent[]): FindingEvent {
  const root = rootOf(findings, finding.rootCause);
  return root === undefined || root.id === finding.rootCause ? finding : { ...finding, rootCause: root.id };
}
