import type { ReactNode } from 'react';

/** What went wrong, as an alert. */
export function Alert({ children }: { children: ReactNode }) {
  return <p className="refusal" role="alert"><b>{children}</b></p>;
}
