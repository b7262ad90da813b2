import type { Page } from '../../../page/page.ts';

/**
 * Tests whether a page declares an item of the type in RDFa. Only RDFa Lite is parsed, but what a page declares in any
 * RDFa is not missing.
 */
export function declaresInRdfa(type: string): (page: Page) => boolean {
  const declaration = new RegExp(String.raw`\stypeof\s*=\s*["']?[^"'>]{0,200}\b${type}\b`, 'i');
  return ({ html }) => declaration.test(html);
}
