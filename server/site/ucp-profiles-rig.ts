import type { JsonObject } from './agent-document.ts';

const ENDPOINT = 'https://shop.test/api/ucp';
const SPEC = 'https://ucp.dev/specification/checkout';
const SCHEMA = 'https://ucp.dev/schemas/checkout.json';
const KEY = { kid: 'shop-1', kty: 'EC', crv: 'P-256', x: 'eHg', y: 'eXk', alg: 'ES256' };

/** The `ucp` member in the form of all versions after the first. */
const laterForm = (version: string): JsonObject => ({
  version,
  services: { 'dev.ucp.shopping': [{ version, transport: 'rest', endpoint: ENDPOINT }] },
  capabilities: { 'dev.ucp.shopping.checkout': [{ version, spec: SPEC, schema: SCHEMA }] },
  payment_handlers: { 'com.example.pay': [{ id: 'pay', version, config: { environment: 'live' } }] },
});

/** A valid profile of each version. */
export const UCP_PROFILES: Readonly<Record<string, JsonObject>> = {
  '2026-01-11': {
    ucp: {
      version: '2026-01-11',
      services: {
        'dev.ucp.shopping': { version: '2026-01-11', spec: SPEC, rest: { schema: SCHEMA, endpoint: ENDPOINT } },
      },
      capabilities: [{ name: 'dev.ucp.shopping.checkout', version: '2026-01-11', spec: SPEC, schema: SCHEMA }],
    },
    payment: { handlers: [{ id: 'pay', name: 'com.example.pay', version: '2026-01-11', config: {} }] },
    signing_keys: [KEY],
  },
  '2026-01-23': { ucp: laterForm('2026-01-23'), signing_keys: [KEY] },
  '2026-04-08': { ucp: laterForm('2026-04-08'), signing_keys: [KEY] },
  '2026-08-25': { ucp: laterForm('2026-08-25'), keys: [KEY] },
};
