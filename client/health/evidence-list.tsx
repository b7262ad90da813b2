import type { ReactNode } from 'react';
import type { Evidence } from '../../contract/health.ts';
import { displayEvidence } from '../../contract/report/health/evidence-words.ts';
import type { ShownEvidence } from '../../contract/report/health/evidence-words.ts';
import { EvidenceRow } from '../components/finding-row.tsx';
import { isWebAddress, OutsideLink } from '../components/outside-link.tsx';
import type { HealthTexts } from './nb.ts';

interface EvidenceListProps {
  evidence: readonly Evidence[];
  texts: HealthTexts;
  /** Extra rows above the evidence. */
  children?: ReactNode;
}

/** Evidence of a finding: address, line and quote. It is untrusted, so it is always rendered as text. */
export function EvidenceList({ evidence, texts, children }: EvidenceListProps) {
  return (
    <dl className="evidence">
      {children}
      {evidence.map((each) => displayEvidence(each, texts)).map((each, at) => (
        <EvidenceRow key={`${at} ${each.label}`} label={each.label} isEnglish={each.isLabelEnglish}>
          <EvidenceValue evidence={each} />
          <EvidenceLocation evidence={each} locationText={texts.findings.where} />
          {each.remark !== undefined && <p className="meta" lang="en">{each.remark}</p>}
        </EvidenceRow>
      ))}
    </dl>
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

/**
 * Link to the page of the evidence, labelled with the line if known; omitted if the value already is that page's URL.
 */
function EvidenceLocation(
  { evidence, locationText }: { evidence: Evidence; locationText: HealthTexts['findings']['where'] },
) {
  const { page, url, value, line } = evidence;
  if (line === undefined && (page === undefined || page === value)) return null;
  const where = line === undefined ? undefined : locationText(page ?? (url === value ? undefined : url), line);
  return (
    <p className="meta">
      {page === undefined ? where : <OutsideLink href={page}>{where}</OutsideLink>}
    </p>
  );
}
