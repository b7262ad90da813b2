import type { Page } from 'playwright/test';

/** The browser's message for a request that the test itself made fail. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/**
 * Collects a page's complaints from now on: errors, hydration mismatches, policy violations, and requests to hosts
 * other than the service.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith('http://127.0.0.1:')) complaints.push(`asked ${address}`);
  });
  return complaints;
}
