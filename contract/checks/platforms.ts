/** The platforms whose administration we can point into. */
export const GUIDED = {
  shopify: 'Shopify', woocommerce: 'WooCommerce', magento: 'Magento', '24nettbutikk': '24Nettbutikk', mystore: 'Mystore',
} as const;
export type GuidedId = keyof typeof GUIDED;

/** A section of a platform's administration. */
export type AdminSection = 'domain' | 'robots' | 'listing' | 'sitemap' | 'redirects' | 'log';
