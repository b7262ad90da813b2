import type { ReactNode } from 'react';
import type { Evidence } from '../../contract/health.ts';
import type { ShownEvidence } from '../../contract/report/health/evidence-words.ts';
import { isWebAddress, OutsideLink } from './outside-link.tsx';

export interface EvidenceListProps {
  evidence: readonly ShownEvidence[];
  whereOf: (page: string | undefined, line: number) => string;
}

/** What was seen: address, line, quote. All of it is text, whatever it looks like. */
export function EvidenceList({ evidence, whereOf }: EvidenceListProps) {
  return (
    <dl className="evidence">
      {evidence.map((each, at) => (
        <EvidenceRow key={`${at} ${each.label}`} label={each.label} isEnglish={each.isLabelEnglish}>
          <EvidenceValue evidence={each} />
          {each.line !== undefined && <span className="evidence-where">{whereOf(pageOf(each), each.line)}</span>}
          {each.line === undefined && each.page !== undefined && each.page !== each.value && (
            <span className="evidence-where"><OutsideLink href={each.page} /></span>
          )}
          {each.remark !== undefined && <span className="evidence-where" lang="en">{each.remark}</span>}
        </EvidenceRow>
      ))}
    </dl>
  );
}

export interface EvidenceRowProps {
  label: string;
  isEnglish?: boolean | undefined;
  children: ReactNode;
}

/** One label with what belongs to it. */
export function EvidenceRow({ label, isEnglish, children }: EvidenceRowProps) {
  return (
    <div>
      <dt lang={isEnglish ? 'en' : undefined}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EvidenceValue({ evidence: { value, url, isValueEnglish } }: { evidence: ShownEvidence }) {
  const lang = isValueEnglish ? 'en' : undefined;
  if (url === undefined || !isWebAddress(url)) return <code lang={lang}>{value}</code>;
  if (value === url || value === '') return <OutsideLink href={url}><code>{url}</code></OutsideLink>;
  return (
    <>
      <code lang={lang}>{value}</code>
      {!value.includes(url) && <span className="evidence-where"><OutsideLink href={url} /></span>}
    </>
  );
}

const pageOf = ({ page, url, value }: Evidence): string | undefined => page ?? (url === value ? undefined : url);
