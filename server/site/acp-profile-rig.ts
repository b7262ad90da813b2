import type { JsonObject } from './agent-document.ts';

/** A valid discovery document. */
export const ACP_PROFILE: JsonObject = {
  protocol: {
    name: 'acp', version: '2026-04-17', supported_versions: ['2026-01-30', '2026-04-17'],
    documentation_url: 'https://shop.test/agents',
  },
  api_base_url: 'https://shop.test/api/acp',
  transports: ['rest'],
  capabilities: {
    services: ['checkout', 'orders'],
    extensions: [{ name: 'discount', spec: 'https://shop.test/discount', schema: 'https://shop.test/discount.json' }],
    intervention_types: ['3ds'], supported_currencies: ['nok', 'eur'], supported_locales: ['nb-NO', 'en'],
  },
};
