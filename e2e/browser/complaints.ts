import type { Page } from 'playwright/test';

/** What a browser says of a request that the test itself made fail. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/**
 * What a page complains of from now on: an error of ours, markup that does not match what was rendered ahead, a breach
 * of the policy, and whatever it asks of anybody but the service.
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
