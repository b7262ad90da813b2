import type { Recipe } from '../health.ts';
import type { CheckId } from './catalogue.ts';
import type { CatalogueTexts } from './texts.ts';
import { GUIDED } from './platforms.ts';
import type { GuidedId, AdminSection } from './platforms.ts';

/** The web servers whose configuration we can write. */
export const SERVERS = { nginx: 'nginx', apache: 'Apache', caddy: 'Caddy' } as const;
export type ServerId = keyof typeof SERVERS;
/** Their owners run the servers: nobody else can change a line there. */
const HOSTED: readonly string[] = ['shopify', '24nettbutikk', 'mystore'];
const SECTION_OF: { readonly [Id in CheckId]?: AdminSection } = {
  'canonical-host': 'domain', 'http-to-https': 'domain', https: 'domain',
  'robots-home-google': 'robots', 'robots-product-google': 'robots', 'robots-bing': 'robots', 'robots-storebot': 'robots',
  'robots-assets': 'robots', 'robots-syntax': 'robots', 'robots-sitemap-line': 'robots', 'robots-crawl-delay': 'robots',
  'ai-search-bots': 'robots', 'ai-user-fetchers': 'robots', 'ai-grounding': 'robots', 'ai-dead-tokens': 'robots',
  'preview-bots': 'robots',
  'page-title': 'listing', 'page-title-unique': 'listing', 'meta-description': 'listing', 'index-product': 'listing',
  'sitemap-found': 'sitemap', 'cart-reachable': 'log', 'checkout-not-broken': 'log', 'internal-broken': 'redirects', 'internal-redirects': 'redirects',
};

const STATIC = '\\.(?:css|js|woff2|avif|webp|jpe?g|png|svg)$';
const TEXTS = 'text/css application/javascript application/json image/svg+xml';

/** Lines of a server's configuration, by check. `{host}` is the store's host name, `{other}` that with or without www. */
const SERVER_LINES: { readonly [Id in CheckId]?: Readonly<Partial<Record<ServerId, string>>> } = {
  'http-to-https': {
    nginx: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {host};\n  return 301 https://{host}$request_uri;\n}',
    apache: '<VirtualHost *:80>\n  ServerName {host}\n  Redirect permanent / https://{host}/\n</VirtualHost>',
    caddy: 'http://{host} {\n  redir https://{host}{uri} permanent\n}',
  },
  'canonical-host': {
    nginx: 'server {\n  listen 443 ssl;\n  server_name {other};\n  return 301 https://{host}$request_uri;\n}',
    apache: '<VirtualHost *:443>\n  ServerName {other}\n  Redirect permanent / https://{host}/\n</VirtualHost>',
    caddy: '{other} {\n  redir https://{host}{uri} permanent\n}',
  },
  hsts: {
    nginx: 'add_header Strict-Transport-Security "max-age=31536000" always;',
    apache: 'Header always set Strict-Transport-Security "max-age=31536000"',
    caddy: 'header Strict-Transport-Security "max-age=31536000"',
  },
  'tls-version': { nginx: 'ssl_protocols TLSv1.2 TLSv1.3;', apache: 'SSLProtocol -all +TLSv1.2 +TLSv1.3' },
  compression: {
    nginx: `gzip on;\ngzip_vary on;\ngzip_types ${TEXTS};`,
    apache: `AddOutputFilterByType DEFLATE text/html ${TEXTS}`,
    caddy: 'encode zstd gzip',
  },
  'cache-static': {
    nginx: `location ~* ${STATIC} {\n  add_header Cache-Control "max-age=31536000, immutable";\n}`,
    apache: `<FilesMatch "${STATIC}">\n  Header set Cache-Control "max-age=31536000, immutable"\n</FilesMatch>`,
    caddy: `@static path_regexp ${STATIC}\nheader @static Cache-Control "max-age=31536000, immutable"`,
  },
};

/** Lines that are the same whatever a store runs on. */
const LINES: { readonly [Id in CheckId]?: string } = {
  viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  'doctype-charset': '<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8">',
};

/** What a store runs on, as far as it was seen. */
export interface Setting {
  platform: string | null;
  server: ServerId | null;
  /** The host name the store answers on. */
  host: string;
}

/**
 * The recipe for a finding in its setting; undefined where there is none that we know holds. `snippet` are the lines made
 * for this very finding.
 */
export function recipeFor(id: CheckId, { platform, server, host }: Setting, snippet?: string): Recipe | undefined {
  const any = LINES[id];
  const code = snippet ?? (any === undefined ? undefined : filled(any, host));
  const guided = platform !== null && isGuided(platform) ? platform : null;
  if (guided && (SECTION_OF[id] || (SERVER_LINES[id] && HOSTED.includes(guided)))) return { system: guided, ...(code && { code }) };
  const lines = server === null ? undefined : SERVER_LINES[id]?.[server];
  if (server !== null && lines !== undefined) return { system: server, code: filled(lines, host) };
  return code === undefined ? undefined : { system: null, code };
}

/**
 * What to do with a recipe, in one language's words; undefined for a system these texts do not know. `snippet` says what
 * the finding's own lines are.
 */
export function recipeWords(
  { recipes }: CatalogueTexts, id: CheckId, { system, code, snippet }: Recipe & { snippet?: string | undefined },
): string | undefined {
  if (system === null) return snippet ?? recipes.anywhere;
  if (Object.hasOwn(SERVERS, system)) return recipes.inServer.replace('{system}', SERVERS[system as ServerId]);
  if (!isGuided(system)) return undefined;
  const place = SECTION_OF[id];
  const steps = (place && recipes.places[place][system]) ?? recipes.askSupport.replace('{system}', GUIDED[system]);
  return code !== undefined && snippet !== undefined ? `${steps} ${snippet}` : steps;
}

/** Whether the platform is one we can point into. */
const isGuided = (platform: string): platform is GuidedId => Object.hasOwn(GUIDED, platform);

function filled(lines: string, host: string): string {
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  return lines.replaceAll('{host}', host).replaceAll('{other}', other);
}
