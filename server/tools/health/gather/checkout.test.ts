import { describe, expect, test } from 'vitest';
import { pageOf } from '../artifacts-rig.ts';
import { available, unavailable } from '../available.ts';
import { gatherCheckout } from './checkout.ts';
import { CHALLENGE, scriptedFetcher } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const CART = 'https://shop.test/handlekurv';
const CHECKOUT = 'https://shop.test/kasse';
const TO_CART = '<a href="/handlekurv">Handlekurv</a>';
const TO_CHECKOUT = '<a href="/kasse">Kasse</a>';

async function gather(home: string, answers: Answers = {}, platform: string | null = null) {
  const { fetcher, requests } = scriptedFetcher(answers);
  return { ...await gatherCheckout(available(pageOf(home)), fetcher, { platform }), requests };
}

describe('where cart and checkout are found', () => {
  test('both are linked from the home page', async () => {
    const { cart, checkout, requests } = await gather(
      TO_CART + TO_CHECKOUT, { [CART]: { body: '<h1>Kurv</h1>' }, [CHECKOUT]: { status: 502 } },
    );
    expect([cart, checkout]).toMatchObject(
      [{ available: true, value: { result: { status: 200 } } }, { available: true, value: { result: { status: 502 } } }],
    );
    expect(requests.toSorted()).toEqual([CART, CHECKOUT]);
  });

  test('the checkout is linked only from the cart', async () => {
    const { checkout } = await gather(
      TO_CART, { [CART]: { body: TO_CHECKOUT }, [CHECKOUT]: { body: '<h1>Kasse</h1>' } },
    );
    expect(checkout).toMatchObject({ available: true, value: { requestedUrl: new URL(CHECKOUT), result: { status: 200 } } });
  });

  test('the platform has default paths for them', async () => {
    const { requests } = await gather(
      '<h1>Shop</h1>', { 'https://shop.test/cart': {}, 'https://shop.test/checkout': {} }, 'shopify',
    );
    expect(requests.toSorted()).toEqual(['https://shop.test/cart', 'https://shop.test/checkout']);
    expect((await gather('<h1>Shop</h1>', {}, 'prestashop')).requests).toEqual([]);
  });

  test(
    'a link goes before the platform\'s default paths',
    async () => expect((await gather(TO_CART + TO_CHECKOUT, {}, 'shopify')).requests.toSorted()).toEqual([CART, CHECKOUT]),
  );
});

describe('where cart or checkout is not found', () => {
  test('the home page links to neither', async () => {
    expect(await gather('<a href="/kontakt">Kontakt</a>')).toMatchObject({
      cart: { available: false, reason: 'not-found' }, checkout: { available: false, reason: 'not-found' }, requests: [],
    });
  });

  test('nothing is at the platform\'s default paths', async () => {
    const missing = { status: 404, body: '<h1>404</h1>' };
    const answers = { 'https://shop.test/cart': missing, 'https://shop.test/checkout': missing };
    expect(await gather('<h1>Shop</h1>', answers, 'shopify')).toMatchObject({
      cart: { available: false, reason: 'not-found' }, checkout: { available: false, reason: 'not-found' },
    });
    const linked = await gather('<a href="/cart">Handlekurv</a>', answers, 'shopify');
    expect(linked.cart).toMatchObject({ available: true, value: { result: { status: 404 } } });
  });

  test.each([[{ status: 500 }], [{ status: 403 }], [CHALLENGE]] as const)(
    'a default path that answers %j may be there', async (answer) => {
      const { cart } = await gather('<h1>Shop</h1>', { 'https://shop.test/cart': answer }, 'shopify');
      expect(cart).toMatchObject({ available: true });
    });

  test('the home page is a shell', async () => {
    expect(await gather('<div id="root"></div><script src="/a.js"></script>')).toMatchObject({
      cart: { available: false, reason: 'needs-script' }, checkout: { available: false, reason: 'needs-script' },
    });
  });

  test('the cart does not link to a checkout', async () => {
    expect(
      (await gather(TO_CART, { [CART]: { body: '<h1>Tom kurv</h1>' } })).checkout,
    ).toEqual({ available: false, reason: 'not-found' });
  });

  test.each(
    [
      [CHALLENGE, 'challenged'], ['timeout', 'timeout'], [{ status: 403 }, 'refused'], [{ status: 500 }, 'not-found'],
    ] as const,
  )(
    'the cart, which may link to the checkout, was not seen: %j', async (answer, reason) => {
      const { cart, checkout } = await gather(TO_CART, { [CART]: answer });
      expect([cart, checkout]).toMatchObject([{ available: true }, { available: false, reason }]);
    });

  test('the home page was not seen', async () => {
    const { fetcher } = scriptedFetcher({});
    const closed = unavailable('closed', 'store-open');
    expect(await gatherCheckout(closed, fetcher, { platform: 'shopify' })).toEqual({ cart: closed, checkout: closed });
  });
});
