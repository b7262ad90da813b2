import type { ReactNode } from 'react';

/** Whether text may become a link: an absolute http or https address, whoever wrote it. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** A link to somebody else's page, which gets neither our trust nor our name; plain text where it is no address. */
export function OutsideLink({ href, children = href }: { href: string; children?: ReactNode }) {
  if (!isWebAddress(href)) return <span>{children}</span>;
  return <a href={href} target="_blank" rel="noopener noreferrer nofollow">{children}</a>;
}
