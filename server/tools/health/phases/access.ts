import { botChallenge } from '../checks/access/bot-challenge.ts';
import { canonicalHost } from '../checks/access/canonical-host.ts';
import { cartReachable } from '../checks/access/cart-reachable.ts';
import { certExpiry } from '../checks/access/cert-expiry.ts';
import { certValid } from '../checks/access/cert-valid.ts';
import { checkoutNotBroken } from '../checks/access/checkout-not-broken.ts';
import { geoBlock } from '../checks/access/geo-block.ts';
import { hsts } from '../checks/access/hsts.ts';
import { httpToHttps } from '../checks/access/http-to-https.ts';
import { httpVersion } from '../checks/access/http-version.ts';
import { https } from '../checks/access/https.ts';
import { ipv6 } from '../checks/access/ipv6.ts';
import { mixedContent } from '../checks/access/mixed-content.ts';
import { redirectChain } from '../checks/access/redirect-chain.ts';
import { soft404 } from '../checks/access/soft-404.ts';
import { storeOpen } from '../checks/access/store-open.ts';
import { storeReachable } from '../checks/access/store-reachable.ts';
import { tlsVersion } from '../checks/access/tls-version.ts';
import type { AnyCheck } from '../check.ts';

/** The access phase's checks in catalogue order. */
export const ACCESS: readonly AnyCheck[] = [
  storeReachable, botChallenge, storeOpen, https, httpToHttps, certValid, certExpiry, tlsVersion, hsts, redirectChain,
  canonicalHost, soft404, mixedContent, geoBlock, cartReachable, checkoutNotBroken, ipv6, httpVersion,
];
