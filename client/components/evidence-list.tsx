import type { ReactNode } from 'react';
import type { Evidence } from '../../contract/health.ts';
import { isWebAddress, OutsideLink } from './outside-link.tsx';

export interface EvidenceListProps {
  evidence: readonly Evidence[];
  /** A label in the reader's words; as it is where there are none. */
  labelOf: (label: string) => string;
  whereOf: (page: string | undefined, line: number) => string;
}

/** What was seen: address, line, quote. All of it is text, whatever it looks like. */
export function EvidenceList({ evidence, labelOf, whereOf }: EvidenceListProps) {
  return (
    <dl className="evidence">
      {evidence.map((each, at) => (
        <EvidenceRow key={`${at} ${each.label}`} label={labelOf(each.label)}>
          <EvidenceValue evidence={each} />
          {each.line !== undefined && <span className="evidence-where">{whereOf(pageOf(each), each.line)}</span>}
          {each.line === undefined && each.page !== undefined && each.page !== each.value && (
            <span className="evidence-where"><OutsideLink href={each.page} /></span>
          )}
        </EvidenceRow>
      ))}
    </dl>
  );
}

/** One label with what belongs to it. */
export function EvidenceRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EvidenceValue({ evidence: { value, url } }: { evidence: Evidence }) {
  if (url === undefined || !isWebAddress(url)) return <code>{value}</code>;
  if (value === url || value === '') return <OutsideLink href={url}><code>{url}</code></OutsideLink>;
  return (
    <>
      <code>{value}</code>
      {!value.includes(url) && <span className="evidence-where"><OutsideLink href={url} /></span>}
    </>
  );
}

const pageOf = ({ page, url, value }: Evidence): string | undefined => page ?? (url === value ? undefined : url);
