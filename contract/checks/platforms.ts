/** Platforms for which fixes can name the section of the admin. */
export const GUIDED = {
  shopify: 'Shopify', woocommerce: 'WooCommerce', magento: 'Magento', '24nettbutikk': '24Nettbutikk', mystore: 'Mystore',
} as const;
export type GuidedId = keyof typeof GUIDED;

/** Web servers for which fixes can include configuration. */
export const SERVERS = { nginx: 'nginx', apache: 'Apache', caddy: 'Caddy' } as const;
export type ServerId = keyof typeof SERVERS;

/** A section of a platform's admin; `server`: no platform has such a section. */
export type AdminSection = 'domain' | 'https' | 'robots' | 'listing' | 'indexing' | 'sitemap' | 'redirects' | 'log' | 'server';
