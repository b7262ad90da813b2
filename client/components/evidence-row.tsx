import type { ReactNode } from 'react';

interface EvidenceRowProps {
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
