import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { recipeFor, recipeWords } from './recipes.ts';
import type { Recipe } from '../health.ts';
import type { Setting } from './recipes.ts';
import { EN } from './texts-en.ts';
import { NB } from './texts-nb.ts';
import { findingWords } from './words.ts';
import { GUIDED, SERVERS } from './platforms.ts';
import type { ServerId } from './platforms.ts';

const on = (setting: Partial<Setting>): Setting => ({ platform: null, server: null, host: 'www.kaffe.no', ...setting });
const steps = (id: Parameters<typeof recipeWords>[1], recipe: Recipe | undefined) => recipe && recipeWords(EN, id, recipe);

describe('the recipe for a finding', () => {
  test('is the configuration of the server in use, with the store’s host names', () => {
    expect(recipeFor('canonical-host', on({ server: 'nginx' }))).toEqual({
      system: 'nginx', code: expect.stringMatching(/server_name kaffe\.no;[^]*ssl_certificate_key [^]*return 301 https:\/\/www\.kaffe\.no\$request_uri;/),
    });
    expect(recipeFor('canonical-host', on({ server: 'apache' }))?.code).toContain('SSLEngine on');
    expect(recipeFor('canonical-host', on({ server: 'caddy', host: 'kaffe.no' }))).toEqual({
      system: 'caddy', code: 'www.kaffe.no {\n  redir https://kaffe.no{uri} permanent\n}',
    });
  });

  test('is a section of the platform’s settings if that is known, whatever the server', () => {
    const recipe = recipeFor('canonical-host', on({ platform: 'woocommerce', server: 'nginx' }));
    expect(recipe).toEqual({ system: 'woocommerce' });
    expect(steps('canonical-host', recipe)).toMatch(/^WordPress: once the store opens with https.*Settings → General/);
  });

  test('is the server’s for https where the platform does not redirect by itself', () => {
    expect(recipeFor('http-to-https', on({ platform: 'woocommerce', server: 'nginx' }))).toMatchObject({ system: 'nginx' });
    expect(recipeFor('http-to-https', on({ platform: 'shopify', server: 'nginx' }))).toEqual({ system: 'shopify' });
  });

  test('refers to support where the platform runs the server, or its menus are unknown', () => {
    const hosted = recipeFor('hsts', on({ platform: 'shopify', server: 'nginx' }));
    expect(hosted).toEqual({ system: 'shopify' });
    expect(steps('hsts', hosted)).toBe('Shopify decides this for all its stores, and it cannot be changed in yours.');
    expect(steps('checkout-not-broken', recipeFor('checkout-not-broken', on({ platform: 'mystore' })))).toBe('The support of Mystore can see what fails.');
    expect(steps('page-title', recipeFor('page-title', on({ platform: 'mystore' })))).toContain('The support of Mystore');
  });

  test('is the server’s configuration where the store runs its own server', () => {
    expect(recipeFor('hsts', on({ platform: 'magento', server: 'apache' }))).toMatchObject({ system: 'apache' });
  });

  test('names no system if the code is the same on all of them', () => {
    const recipe = recipeFor('viewport', on({ platform: 'shopify' }));
    expect(recipe).toEqual({ system: null, code: '<meta name="viewport" content="width=device-width, initial-scale=1">' });
    expect(findingWords(EN, { id: 'viewport', status: 'fail', params: { variant: 'missing', count: 1, total: 2 }, recipe }).steps)
      .toBe('This tag belongs in <head>, in place of any viewport tag that is there.');
  });

  test('is the snippet made for the finding, with the place on the platform where known', () => {
    const snippet = 'User-agent: *\nAllow: /';
    const finding = { id: 'robots-bing', status: 'fail', params: { count: 1, total: 1, line: 2 } } as const;
    const steps = (setting: Partial<Setting>) => findingWords(EN, { ...finding, recipe: recipeFor('robots-bing', on(setting), snippet) }).steps;
    expect(recipeFor('robots-bing', on({}), snippet)).toEqual({ system: null, code: snippet });
    expect(recipeFor('robots-bing', on({ platform: 'shopify' }), snippet)).toEqual({ system: 'shopify', code: snippet });
    expect(steps({})).toMatch(/^In robots\.txt, replace the group that line 2 belongs to/);
    expect(steps({ platform: 'magento' })).toMatch(/^Magento: .* In robots\.txt, replace the group that line 2/);
    expect(steps({ platform: 'shopify' })).toMatch(/^Shopify: .* put an if in its loop\.$/);
  });

  test.each<[string, Partial<Setting>]>([
    ['nothing is known of the store', {}], ['the platform is one we have no menus for', { platform: 'wix' }],
    ['the platform is named as a member of every object', { platform: 'constructor' }],
  ])('is undefined for server configuration where %s', (_what, setting) => {
    expect(recipeFor('hsts', on(setting))).toBeUndefined();
  });

  test('has no tag to paste if the platform generates it', () => {
    const snippet = '<meta name="robots" content="index, follow">';
    expect(recipeFor('index-product', on({ platform: 'shopify' }), snippet)).toEqual({ system: 'shopify' });
    expect(recipeFor('index-product', on({ platform: 'wix' }), snippet)).toEqual({ system: null, code: snippet });
  });

  test('says where each server’s configuration goes, with overrides for some checks', () => {
    const words = (id: Parameters<typeof recipeWords>[1], server: ServerId) => steps(id, recipeFor(id, on({ server })));
    expect(words('compression', 'nginx')).toMatch(/server block in the configuration of nginx/);
    expect(words('hsts', 'caddy')).toMatch(/Caddyfile\..*in place of any line that sends this header now\.$/);
    expect(words('tls-version', 'apache')).toMatch(/not in \.htaccess, in place of the SSLProtocol/);
    expect(words('http-to-https', 'apache')).toMatch(/^These lines belong in the configuration of Apache.*not work in \.htaccess/);
    expect(words('tls-version', 'caddy')).toBeUndefined();
  });

  test('caches only files with a version in their URL for a year', () => {
    const lines = recipeFor('cache-static', on({ server: 'nginx' }))!.code!.matchAll(/"~\*(.*)" 1y;/g);
    const kept = [...lines].map(([, pattern]) => new RegExp(pattern!, 'i'));
    const isKept = (path: string): boolean => kept.some((pattern) => pattern.test(path));
    expect(['/a.css?ver=6.4', '/a.css?b=1&v=2', '/app-3f2a9c1d.js', '/app.3f2a9c1d.min.css', '/static/version1731000000/a.svg'].every(isKept)).toBe(true);
    expect(['/konto?next=/app.css?v=2', '/my-account/?x=/a-deadbeef.css'].some(isKept)).toBe(false);
    expect(['/a.css', '/logo.png', '/a.css?verse=', '/app-banner.js', '/a.html?v=2', '/v2/a.css', '/img/vare_7041234567890.jpg'].some(isKept)).toBe(false);
  });

  test('has no texts for a system of another rule set', () => {
    expect(recipeWords(EN, 'hsts', { system: 'iis' })).toBeUndefined();
  });

  test('has texts in both languages and no unfilled placeholder, for every check and system', () => {
    const systems = [null, ...Object.keys(SERVERS)] as (ServerId | null)[];
    const made = CATALOGUE.flatMap(({ id }) => [null, ...Object.keys(GUIDED)].flatMap((platform) =>
      systems.flatMap((server) => {
        const recipe = recipeFor(id, on({ platform, server }));
        return recipe ? [{ id, recipe }] : [];
      })));
    expect(made.length).toBeGreaterThan(200);
    for (const { id, recipe } of made) {
      for (const texts of [EN, NB]) {
        const { snippet } = texts.checks[id] as { snippet?: string };
        expect(recipeWords(texts, id, { ...recipe, snippet })).toMatch(/^[^{}]+$/);
      }
      expect(recipe.code ?? '').not.toMatch(/\{(?:host|other)\}/);
    }
  });
});
