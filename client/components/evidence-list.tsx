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
          <EvidenceWhere evidence={each} whereOf={whereOf} />
          {each.remark !== undefined && <p className="meta" lang="en">{each.remark}</p>}
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
      {!value.includes(url) && <p className="meta"><OutsideLink href={url} /></p>}
    </>
  );
}

/** The page it stands on as a link, named by the line where there is one; its own address is a link already. */
function EvidenceWhere({ evidence, whereOf }: { evidence: Evidence; whereOf: EvidenceListProps['whereOf'] }) {
  const { page, url, value, line } = evidence;
  if (line === undefined && (page === undefined || page === value)) return null;
  const where = line === undefined ? undefined : whereOf(page ?? (url === value ? undefined : url), line);
  return (
    <p className="meta">
      {page === undefined ? where : <OutsideLink href={page}>{where}</OutsideLink>}
    </p>
  );
}
