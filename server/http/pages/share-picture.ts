import { join } from 'node:path';
import type { Language } from '../../../contract/vocabulary.ts';
import { SITE_NAME } from './page-texts.ts';

/** In pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const picture = (tag: 'nb' | 'en', question: string, promise: string) => ({
  path: `/pages/share.${tag}.png`,
  file: join(import.meta.dirname, `share.${tag}.png`),
  question,
  promise,
  alt: `${SITE_NAME}. ${question} ${promise}`,
});

/** The Open Graph images, drawn by `e2e/draw-share-pictures.ts`. */
export const SHARE_PICTURES: Readonly<Record<Language, ReturnType<typeof picture>>> = {
  no: picture('nb', 'Hvordan står det til med nettbutikken?', 'Det som ikke ble målt, står som ikke målt.'),
  en: picture('en', 'How is the online store doing?', 'What was not measured is shown as not measured.'),
};
