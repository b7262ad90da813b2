import type { AnyCheck } from '../check.ts';
import { contactLink } from '../checks/links/contact-link.ts';
import { crawlableAnchors } from '../checks/links/crawlable-anchors.ts';
import { externalBroken } from '../checks/links/external-broken.ts';
import { insecureLinks } from '../checks/links/insecure-links.ts';
import { internalBroken } from '../checks/links/internal-broken.ts';
import { internalRedirects } from '../checks/links/internal-redirects.ts';
import { localhostLinks } from '../checks/links/localhost-links.ts';
import { navBroken } from '../checks/links/nav-broken.ts';
import { odrDeadLink } from '../checks/links/odr-dead-link.ts';
import { privacyLink } from '../checks/links/privacy-link.ts';
import { returnsLink } from '../checks/links/returns-link.ts';
import { termsLink } from '../checks/links/terms-link.ts';

/** The links phase's checks in catalogue order. */
export const LINKS: readonly AnyCheck[] = [
  internalBroken, navBroken, internalRedirects, insecureLinks, localhostLinks, crawlableAnchors, externalBroken, odrDeadLink,
  termsLink, returnsLink, privacyLink, contactLink,
];
