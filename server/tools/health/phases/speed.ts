import type { AnyCheck } from '../check.ts';
import { cacheStatic } from '../checks/speed/cache-static.ts';
import { cls } from '../checks/speed/cls.ts';
import { compression } from '../checks/speed/compression.ts';
import { http2 } from '../checks/speed/http2.ts';
import { imageFormatSize } from '../checks/speed/image-format-size.ts';
import { inpField } from '../checks/speed/inp-field.ts';
import { lcp } from '../checks/speed/lcp.ts';
import { pageWeight } from '../checks/speed/page-weight.ts';
import { renderBlocking } from '../checks/speed/render-blocking.ts';
import { tbt } from '../checks/speed/tbt.ts';
import { thirdPartyBytes } from '../checks/speed/third-party-bytes.ts';
import { ttfb } from '../checks/speed/ttfb.ts';
import { unsizedImages } from '../checks/speed/unsized-images.ts';

/** The speed phase's checks in catalogue order. */
export const SPEED: readonly AnyCheck[] = [
  lcp, cls, tbt, inpField, ttfb, pageWeight, imageFormatSize, compression, cacheStatic, http2, renderBlocking, unsizedImages,
  thirdPartyBytes,
];
