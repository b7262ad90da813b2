import type { Recipe } from '../health.ts';
import type { CheckId } from './catalogue.ts';
import type { CatalogueTexts } from './texts.ts';
import { GUIDED, SERVERS } from './platforms.ts';
import type { GuidedId, AdminSection, ServerId } from './platforms.ts';

/** Hosted platforms: only the provider can change the server configuration. */
const HOSTED: readonly string[] = ['shopify', '24nettbutikk', 'mystore'];
/** The checks that are fixed in each section of a platform's admin. */
const SECTIONS: Readonly<Partial<Record<AdminSection, readonly CheckId[]>>> = {
  domain: ['canonical-host'],
  https: ['http-to-https'],
  robots: [
    'robots-home-google', 'robots-product-google', 'robots-bing', 'robots-storebot', 'robots-assets', 'robots-syntax',
    'robots-sitemap-line', 'robots-crawl-delay', 'ai-search-bots', 'ai-user-fetchers', 'ai-grounding', 'ai-dead-tokens',
    'preview-bots',
  ],
  listing: ['page-title', 'page-title-unique', 'meta-description'],
  indexing: ['index-product'],
  sitemap: ['sitemap-found'],
  redirects: ['internal-broken'],
  log: ['cart-reachable', 'checkout-not-broken'],
};

const sectionOf = (id: CheckId): AdminSection =>
  (Object.keys(SECTIONS) as AdminSection[]).find((section) => SECTIONS[section]?.includes(id)) ?? 'server';

const FILES = '(?:css|js|woff2|avif|webp|jpe?g|png|svg)';
/** URLs of files that may be cached for a year: with a version, a hash or a dated folder. */
const KEPT = [
  `\\.${FILES}\\?(?:.*&)?(?:v|ver|version|rev|hash)=[\\w.-]`,
  // A hash mixes letters and digits, unlike a product number. Images are left out: they are replaced under hash-like
  // names.
  '[-._][0-9a-f]{2,32}(?:[0-9][a-f]|[a-f][0-9])[0-9a-f]{4,32}\\.(?:min\\.)?(?:css|js|woff2)(?:\\?|$)',
  `/v(?:ersion)?\\d{9,13}/[^?]*\\.${FILES}(?:\\?|$)`,
].map((pattern) => `^[^?]*${pattern}`).join('|');
const TEXTS = 'text/css text/javascript application/javascript application/json image/svg+xml';

/** Server configuration by check. `{host}` is the store's host, `{other}` the same with `www.` added or removed. */
const SERVER_LINES: { readonly [Id in CheckId]?: Readonly<Partial<Record<ServerId, string>>> } = {
  'http-to-https': {
    nginx: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {host};\n  return 301 https://{host}$request_uri;\n}',
    apache: '<VirtualHost *:80>\n  ServerName {host}\n  Redirect permanent / https://{host}/\n</VirtualHost>',
    caddy: 'http://{host} {\n  redir https://{host}{uri} permanent\n}',
  },
  'canonical-host': {
    nginx: 'server {\n  listen 443 ssl;\n  listen [::]:443 ssl;\n  server_name {other};\n  ssl_certificate /path/to/fullchain.pem;\n' +
      '  ssl_certificate_key /path/to/privkey.pem;\n  return 301 https://{host}$request_uri;\n}',
    apache: '<VirtualHost *:443>\n  ServerName {other}\n  SSLEngine on\n  SSLCertificateFile /path/to/fullchain.pem\n' +
      '  SSLCertificateKeyFile /path/to/privkey.pem\n  Redirect permanent / https://{host}/\n</VirtualHost>',
    caddy: '{other} {\n  redir https://{host}{uri} permanent\n}',
  },
  // Also removes the header of an application behind the server, because browsers use the first of two.
  hsts: {
    nginx: 'proxy_hide_header Strict-Transport-Security;\nfastcgi_hide_header Strict-Transport-Security;\n' +
      'add_header Strict-Transport-Security "max-age=31536000" always;',
    apache: 'Header onsuccess unset Strict-Transport-Security\nHeader always set Strict-Transport-Security "max-age=31536000"',
    caddy: 'header {\n  Strict-Transport-Security "max-age=31536000"\n  defer\n}',
  },
  'tls-version': { nginx: 'ssl_protocols TLSv1.2 TLSv1.3;', apache: 'SSLProtocol -all +TLSv1.2 +TLSv1.3' },
  compression: {
    nginx: `gzip on;\ngzip_vary on;\ngzip_proxied any;\ngzip_types ${TEXTS};`,
    apache: `AddOutputFilterByType DEFLATE text/html ${TEXTS}`,
    caddy: 'encode zstd gzip',
  },
  'cache-static': {
    nginx: `# http { … }\nmap $request_uri $kept {\n  default off;\n  "~*${KEPT}" 1y;\n}\n# server { … }\nexpires $kept;`,
    apache: `<If "'%{REQUEST_URI}?%{QUERY_STRING}' =~ m#${KEPT}#i">\n  Header set Cache-Control "max-age=31536000, immutable"\n</If>`,
    caddy: `@kept vars_regexp {uri} "(?i)${KEPT}"\nheader @kept {\n  Cache-Control "max-age=31536000, immutable"\n  defer\n}`,
  },
};

/** Code that is the same on every system. */
const LINES: { readonly [Id in CheckId]?: string } = {
  viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  'doctype-charset': '<!doctype html>\n<meta charset="utf-8">',
};

/** The system a store runs on, as far as detected. */
export interface Setting {
  platform: string | null;
  server: ServerId | null;
  /** The host that the store is served on. */
  host: string;
}

/**
 * The recipe for a finding; undefined if none is known to work on this system. `snippet` is code generated for the
 * finding.
 */
export function recipeFor(id: CheckId, { platform, server, host }: Setting, snippet?: string): Recipe | undefined {
  const code = snippet ?? LINES[id];
  if (platform !== null && isGuided(platform) && isChangedInPlatform(id, platform)) {
    // A tag that the platform generates cannot be pasted.
    return { system: platform, ...(code !== undefined && sectionOf(id) !== 'indexing' && { code }) };
  }
  const lines = server === null ? undefined : SERVER_LINES[id]?.[server];
  if (server !== null && lines !== undefined) return { system: server, code: filled(lines, host) };
  return code === undefined ? undefined : { system: null, code };
}

/** Whether a fault is fixed in the platform, by its owner or support, rather than on a server of the store's own. */
function isChangedInPlatform(id: CheckId, platform: GuidedId): boolean {
  const section = sectionOf(id);
  // WordPress does not redirect to https, so its server must.
  const serverSection = platform === 'woocommerce' ? 'https' : 'server';
  if (SERVER_LINES[id] && section === serverSection) return HOSTED.includes(platform);
  return section !== 'server';
}

/**
 * The instructions for a recipe in one language; undefined for an unknown system. `snippet` says what to do with the
 * code.
 */
export function recipeWords(
  { recipes }: CatalogueTexts, id: CheckId, { system, code, snippet }: Recipe & { snippet?: string | undefined },
): string | undefined {
  if (system === null) return snippet;
  if (isServer(system)) return (recipes.servers[id] ?? recipes.inServer)[system]?.replace('{system}', SERVERS[system]);
  if (!isGuided(system)) return undefined;
  const section = sectionOf(id);
  const steps = recipes.places[section][system]
    ?? recipes.support[section === 'log' ? 'log' : 'place'].replace('{system}', GUIDED[system]);
  // Shopify's robots.txt is a template without such lines to replace.
  const isTemplate = system === 'shopify' && section === 'robots';
  return code !== undefined && snippet !== undefined && !isTemplate ? `${steps} ${snippet}` : steps;
}

const isServer = (system: string): system is ServerId => Object.hasOwn(SERVERS, system);

/** Whether fixes can name sections of this platform's admin. */
const isGuided = (platform: string): platform is GuidedId => Object.hasOwn(GUIDED, platform);

function filled(lines: string, host: string): string {
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  return lines.replaceAll('{host}', host).replaceAll('{other}', other);
}
