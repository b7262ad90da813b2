import { useState } from 'react';
import type { Failure } from '../api/failure.ts';

/** The last failure, unless it is from before a link led to this address, and says nothing about it. */
export function useOwnFailure(
  linked: string | undefined, { asked, failure }: { asked: string | undefined; failure: Failure | undefined },
): Failure | undefined {
  const [opened, setOpened] = useState({ linked, failure });
  if (opened.linked !== linked) setOpened({ linked, failure });
  // Whoever has to wait has to wait with any address.
  const isOwn = linked === undefined || linked === asked || failure?.refusal?.retryAfter !== undefined;
  return isOwn || failure !== opened.failure ? failure : undefined;
}
