import { breadcrumb } from '../checks/schema/breadcrumb.ts';
import { jsonldParses } from '../checks/schema/jsonld-parses.ts';
import { offerComplete } from '../checks/schema/offer-complete.ts';
import { organization } from '../checks/schema/organization.ts';
import { priceAgrees } from '../checks/schema/price-agrees.ts';
import { priceVisible } from '../checks/schema/price-visible.ts';
import { productAvailability } from '../checks/schema/product-availability.ts';
import { productBrand } from '../checks/schema/product-brand.ts';
import { productId } from '../checks/schema/product-id.ts';
import { productImage } from '../checks/schema/product-image.ts';
import { productPresent } from '../checks/schema/product-present.ts';
import { ratingSane } from '../checks/schema/rating-sane.ts';
import { shippingReturns } from '../checks/schema/shipping-returns.ts';
import type { AnyCheck } from '../check.ts';

/** The schema phase's checks in catalogue order. */
export const SCHEMA: readonly AnyCheck[] = [
  jsonldParses, organization, productPresent, offerComplete, priceVisible, priceAgrees, productAvailability, productId,
  productBrand, productImage, breadcrumb, shippingReturns, ratingSane,
];
