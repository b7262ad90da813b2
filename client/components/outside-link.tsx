import type { ReactNode } from 'react';

/** Whether a text may become a link: an absolute http(s) URL. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** External link without `opener`, referrer or endorsement; plain text if it is not a web address. */
export function OutsideLink({ href, children = href }: { href: string; children?: ReactNode }) {
  if (!isWebAddress(href)) return <span>{children}</span>;
  return <a href={href} target="_blank" rel="noopener noreferrer nofollow">{children}</a>;
}
