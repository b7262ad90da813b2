import { canonical } from '../checks/seo/canonical.ts';
import { canonicalTarget } from '../checks/seo/canonical-target.ts';
import { contentWithoutJs } from '../checks/seo/content-without-js.ts';
import { doctypeCharset } from '../checks/seo/doctype-charset.ts';
import { h1 } from '../checks/seo/h1.ts';
import { hreflang } from '../checks/seo/hreflang.ts';
import { htmlLang } from '../checks/seo/html-lang.ts';
import { imgAlt } from '../checks/seo/img-alt.ts';
import { indexHome } from '../checks/seo/index-home.ts';
import { indexProduct } from '../checks/seo/index-product.ts';
import { llmsTxt } from '../checks/seo/llms-txt.ts';
import { metaDescription } from '../checks/seo/meta-description.ts';
import { ogBasics } from '../checks/seo/og-basics.ts';
import { pageTitle } from '../checks/seo/page-title.ts';
import { pageTitleUnique } from '../checks/seo/page-title-unique.ts';
import { viewport } from '../checks/seo/viewport.ts';
import type { AnyCheck } from '../check.ts';

/** The SEO phase's checks in catalogue order. */
export const SEO: readonly AnyCheck[] = [
  indexHome, indexProduct, pageTitle, pageTitleUnique, metaDescription, canonical, canonicalTarget, h1, htmlLang, hreflang,
  viewport, ogBasics, imgAlt, contentWithoutJs, doctypeCharset, llmsTxt,
];
