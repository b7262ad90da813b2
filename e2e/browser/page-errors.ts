import type { Page } from 'playwright/test';

/** The browser's message for a request that the test itself made fail. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/**
 * Collects a page's errors from now on: exceptions, hydration mismatches, policy violations, and requests to hosts
 * other than the service.
 */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) pageErrors.push(message.text());
  });
  page.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith('http://127.0.0.1:')) pageErrors.push(`requested ${address}`);
  });
  return pageErrors;
}
