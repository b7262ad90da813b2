import { changed, redirect, text } from './store.ts';
import type { Store, StoreAnswer } from './store.ts';
import { healthyStore } from './healthy.ts';

/** Cloudflare's challenge page. */
export const CLOUDFLARE_CHALLENGE: StoreAnswer = {
  status: 403,
  headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '8c0ffee000000000-OSL' },
  body: `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><noscript>Enable JavaScript and cookies to continue</noscript>
<script>(function(){window._cf_chl_opt={cvId:'3',cZone:'example'};})();</script></body></html>`,
};

/** A store that is entirely behind a challenge page. */
export const challengedStore = (host: string): Store => ({ host, paths: {}, otherwise: CLOUDFLARE_CHALLENGE });

/** A store with a wall before every page except the home page. */
export const walledStore = (host: string): Store => changed(healthyStore(host), {
  paths: Object.fromEntries([
    '/produkt/islender-herre', '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull', '/kategori/gensere',
    '/kategori/tilbehor', '/handlekurv', '/kasse', '/salgsbetingelser',
    '/angrerett', '/personvern', '/kontakt', '/om-oss',
  ].map((path) => [path, CLOUDFLARE_CHALLENGE])),
});

/** A Shopify store that has not opened: every page redirects to the password page. */
export const closedStore = (host: string): Store => ({
  host,
  headers: { 'x-shopid': '12345678', 'powered-by': 'Shopify' },
  paths: {
    '/password': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Åpner snart</title>
<link rel="stylesheet" href="https://cdn.shopify.com/s/files/1/theme.css"></head>
<body class="template-password"><main><h1>Åpner snart</h1><p>Vi gjør klar butikken.</p>
<form action="/password" method="post" id="login_form"><label>Passord<input type="password" name="password"></label></form></main></body></html>`,
    '/robots.txt': text('User-agent: *\nDisallow: /\n'),
  },
  otherwise: redirect('/password', 302),
});

/** A store that never responds to requests for its pages, except robots.txt and the home page. */
export const hangingStore = (host: string): Store => {
  const healthy = healthyStore(host);
  return {
    ...healthy,
    paths: { '/': healthy.paths['/']!, '/robots.txt': healthy.paths['/robots.txt']! },
    otherwise: 'hang',
  };
};
