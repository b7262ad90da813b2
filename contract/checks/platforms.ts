/** The platforms whose administration we can point into. */
export const GUIDED = {
  shopify: 'Shopify', woocommerce: 'WooCommerce', magento: 'Magento', '24nettbutikk': '24Nettbutikk', mystore: 'Mystore',
} as const;
export type GuidedId = keyof typeof GUIDED;

/** The web servers whose configuration we can write. */
export const SERVERS = { nginx: 'nginx', apache: 'Apache', caddy: 'Caddy' } as const;
export type ServerId = keyof typeof SERVERS;

/** A section of a platform's administration; `server`: what no shop's own administration has. */
export type AdminSection = 'domain' | 'https' | 'robots' | 'listing' | 'indexing' | 'sitemap' | 'redirects' | 'log' | 'server';
