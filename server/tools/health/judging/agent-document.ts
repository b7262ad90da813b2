import type { Evidence } from '../../../../contract/health.ts';
import type { Level, DocumentIssue, ServedDocument } from '../../../site/agent-document.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';
import { notMeasured } from '../check.ts';
import type { Unjudged } from '../check.ts';
import { answerEvidence, hopEvidence, short } from '../evidence.ts';
import type { ServedResource } from '../gathered.ts';
import { isGone, textOf } from '../gather/store-fetcher.ts';

/** What the profile states, as parsed by `read`, or a verdict if there is no profile to judge. */
export function readProfile<Stated extends { issues: unknown }>(
  file: ServedResource, read: (served: ServedDocument) => Stated | { kind: 'none' | 'too-much' },
): Stated | Unjudged {
  const { result } = file;
  const evidence = hopEvidence(result);
  if (isGone(result.status)) return { status: 'not-applicable', evidence };
  if (result.status !== 200) return notMeasured('unreachable', evidence);
  const text = textOf(file);
  // A store that answers every URL with an HTML page has no profile.
  if (beginsAsHtml(text)) return { status: 'not-applicable', evidence };
  if (result.truncated) return notMeasured(result.truncated === 'budget' ? 'budget' : 'truncated', evidence);
  const { headers, hops } = result;
  const reading = read({
    text, contentType: headers.get('content-type'), cacheControl: headers.get('cache-control'),
    redirected: hops.length > 0,
  });
  if ('issues' in reading) return reading;
  const answer = [answerEvidence(result)];
  return reading.kind === 'none'
    ? { status: 'not-applicable', evidence: answer } : notMeasured('truncated', answer);
}

/** The kinds of issues of each level, most severe first. */
type Kinds = Readonly<Record<Level, readonly string[]>>;

/** A verdict on the most severe kind of issue: the kind, the first member it concerns, and how many there are. */
type IssueVerdict<Of extends Kinds> = {
  [Status in Level]: {
    status: Status;
    params: { variant: Of[Status][number]; member: string; count: number };
    evidence: readonly Evidence[];
  };
}[Level];

const LEVELS: readonly Level[] = ['fail', 'warn', 'info'];

/** The verdict on the most severe issue, null without issues; the evidence is all issues of its level, worst first. */
export function judgeIssues<const Of extends Kinds>(
  issues: readonly DocumentIssue<Of[Level][number]>[], kinds: Of, resource: ServedResource,
): IssueVerdict<Of> | null {
  const rank = ({ level, kind }: DocumentIssue<string>): number => kinds[level].indexOf(kind);
  for (const status of LEVELS) {
    const ofLevel = issues.filter(({ level }) => level === status).toSorted((a, b) => rank(a) - rank(b));
    const [first] = ofLevel;
    if (!first) continue;
    const count = ofLevel.filter(({ kind }) => kind === first.kind).length;
    const params = { variant: first.kind, member: first.member, count };
    const evidence = ofLevel.flatMap((issue) => issueEvidence(issue, resource));
    return { status, params, evidence } as IssueVerdict<Of>;
  }
  return null;
}

/** Shows the member's name; its value only where `shown` holds it, as values may be secret. */
function issueEvidence({ kind, member, shown }: DocumentIssue<string>, { result }: ServedResource): Evidence[] {
  const url = result.url.href;
  return kind === 'redirect' ? hopEvidence(result) : [{ label: short(member), value: shown ?? url, url }];
}
