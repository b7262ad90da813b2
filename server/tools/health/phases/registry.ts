import type { AnyCheck } from '../check.ts';
import { companyNameMatch } from '../checks/registry/company-name-match.ts';
import { companyStatus } from '../checks/registry/company-status.ts';
import { cookiesBeforeConsent } from '../checks/registry/cookies-before-consent.ts';
import { deliveryMarks } from '../checks/registry/delivery-marks.ts';
import { ehfCapability } from '../checks/registry/ehf-capability.ts';
import { email } from '../checks/registry/email.ts';
import { loginWall } from '../checks/registry/login-wall.ts';
import { mvaSuffix } from '../checks/registry/mva-suffix.ts';
import { orgnrRegistered } from '../checks/registry/orgnr-registered.ts';
import { orgnrVisible } from '../checks/registry/orgnr-visible.ts';
import { paymentMarks } from '../checks/registry/payment-marks.ts';
import { postalAddress } from '../checks/registry/postal-address.ts';
import { priceVat } from '../checks/registry/price-vat.ts';
import { withdrawalInfo } from '../checks/registry/withdrawal-info.ts';

/** The registry phase's checks in catalogue order. */
export const REGISTRY: readonly AnyCheck[] = [
  orgnrVisible, orgnrRegistered, companyStatus, companyNameMatch, mvaSuffix, email, postalAddress, loginWall,
  withdrawalInfo, priceVat, cookiesBeforeConsent, paymentMarks, deliveryMarks, ehfCapability,
];
