import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string> = {}) => {
  const outcome = readConfig(env);
  if (!outcome.ok) throw new Error(outcome.problems.join('; '));
  return outcome.config;
};

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(read()).toMatchObject({
      port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', isPublicUrlSet: false, dataDir: './data',
      speedLab: 'on', browserSetup: true, labQueue: 16, aiEdgeProbe: false, geoDailyCap: 40, geoMaxUsdPerScan: 3, geminiStore: true, shares: true, limitFactor: 1,
      logLevel: 'info', maxConnections: 1_000, maxConnectionsPerIp: 100, allowedHosts: [],
    });
  });

  test('treats empty and white space as unset', () => {
    expect(read({ PORT: '', HOST: '  ', NOTICE: '' })).toMatchObject({ port: 3000, host: '127.0.0.1', notice: undefined });
  });

  test('ignores white space around a value', () => {
    expect(read({ BROWSER_SETUP: ' on ' }).browserSetup).toBe(true);
    expect(read({ BROWSER_SETUP: 'off' }).browserSetup).toBe(false);
  });

  test('reads an engine by its vendor’s prefix', () => {
    const { engines } = read({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/', XAI_MODEL: 'm' });
    expect(engines.claude).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9', model: undefined });
    expect(engines.grok).toEqual({ apiKey: undefined, baseUrl: undefined, model: 'm' });
  });

  test('derives a public address from host and port', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(read({ PUBLIC_URL: 'https://shop.example/' })).toMatchObject({ publicUrl: 'https://shop.example', isPublicUrlSet: true });
  });

  test.each(['https://user:geheim@shop.example', 'https://user@shop.example', 'https://shop.example/?x=1', 'https://shop.example/#x'])(
    'refuses a public address that links cannot begin with: %s', (address) => {
      const outcome = readConfig({ PUBLIC_URL: address });
      expect(outcome).toEqual({ ok: false, problems: ['PUBLIC_URL: must be without credentials, query and fragment'] });
    },
  );

  test('normalises host names as a browser sends them, and rejects what is not a host name', () => {
    expect(read().allowedHosts).toEqual([]);
    expect(read({ ALLOWED_HOSTS: 'A.example, blåbær.example  c.example.' }).allowedHosts)
      .toEqual(['a.example', 'xn--blbr-roah.example', 'c.example']);
    for (const entry of ['https://a.example', 'a.example:80', '*.example', 'a.example/x', 'a b%.example']) {
      expect(readConfig({ ALLOWED_HOSTS: entry })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^ALLOWED_HOSTS: /)] });
    }
  });

  test('reads who operates the service, with an e-mail address or a URL', () => {
    expect(read()).toMatchObject({ operatorName: undefined, operatorContact: undefined });
    expect(read({ OPERATOR_NAME: ' Shop Help ', OPERATOR_CONTACT: 'post@help.example' }))
      .toMatchObject({ operatorName: 'Shop Help', operatorContact: 'post@help.example' });
    expect(read({ OPERATOR_CONTACT: 'https://help.example/contact' }).operatorContact).toBe('https://help.example/contact');
    for (const contact of ['call us', '22 33 44 55', 'javascript:alert(1)', 'ftp://help.example', 'https://user:secret@help.example/']) {
      expect(readConfig({ OPERATOR_CONTACT: contact })).toEqual({
        ok: false, problems: ['OPERATOR_CONTACT: must be an e-mail address, or an http or https URL without credentials'],
      });
    }
  });

  test('accepts demo stores, each with a product page or without one', () => {
    expect(read().demoStores).toEqual([]);
    expect(read({ DEMO_STORES: 'A.example/vare/1, b.example  c.example/' }).demoStores)
      .toEqual([{ host: 'a.example', product: 'a.example/vare/1' }, { host: 'b.example' }, { host: 'c.example' }]);
    for (const entry of ['https://a.example', 'a.example:80', '*.example', 'a.example/x?y', '/x']) {
      expect(readConfig({ DEMO_STORES: entry })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^DEMO_STORES: /)] });
    }
  });

  test('accepts the Redis URLs that the client accepts', () => {
    for (const url of ['redis://localhost', 'rediss://user:p%C3%A5@valkey:6380/2', 'redis://:p@h/']) {
      expect(read({ REDIS_URL: url }).redisUrl).toBe(url);
    }
    for (const url of ['http://h', 'redis://', 'redis://h/name', 'redis://h/1/2', 'redis://u:%zz@h', 'h:6379']) {
      expect(readConfig({ REDIS_URL: url })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^REDIS_URL: /)] });
    }
  });

  test('accepts only as many repeats as the limits of a scan\'s cost and time allow', () => {
    expect(read().geoRepeats).toBe(1);
    expect(read({ GEO_REPEATS: '5' }).geoRepeats).toBe(5);
    const keys = { OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', XAI_API_KEY: 'k', MISTRAL_API_KEY: 'k' };
    expect(read({ ...keys, GEO_REPEATS: '2', GEO_MAX_USD_PER_SCAN: '4' }).geoRepeats).toBe(2);
    expect(read({ ...keys, GEO_MAX_USD_PER_SCAN: '0.1' }).geoRepeats).toBe(1);
    expect(read({ OPENAI_API_KEY: 'k', GEO_REPEATS: '3' }).geoRepeats).toBe(3);
    expect(read({ OPENAI_API_KEY: 'k', GEO_REPEATS: '4', BUDGET_SCALE: '2' }).geoRepeats).toBe(4);
    expect(readConfig({ ...keys, GEO_REPEATS: '2' })).toEqual({
      ok: false, problems: ['GEO_REPEATS: a scan would cost about $3.68, and GEO_MAX_USD_PER_SCAN is 3'],
    });
    expect(readConfig({ OPENAI_API_KEY: 'k', GEO_REPEATS: '4' })).toEqual({
      ok: false, problems: ['GEO_REPEATS: a scan would take about 320 s, and may take 240 s'],
    });
    for (const wrong of ['0', '6', '1.5', 'x']) {
      expect(readConfig({ GEO_REPEATS: wrong })).toEqual({ ok: false, problems: ['GEO_REPEATS: must be a whole number from 1 to 5'] });
    }
  });

  test('allows a remote lab only with a Redis URL to share a queue with its workers', () => {
    expect(read({ SPEED_LAB: 'remote', REDIS_URL: 'redis://h' })).toMatchObject({ speedLab: 'remote' });
    const problem = 'SPEED_LAB: remote needs REDIS_URL, where workers take their jobs from';
    expect(readConfig({ SPEED_LAB: 'remote' })).toEqual({ ok: false, problems: [problem] });
    expect(readConfig({ SPEED_LAB: 'remote', PORT: 'x' }))
      .toEqual({ ok: false, problems: ['PORT: must be a port number', problem] });
  });

  test('lists every problem at once and repeats no secret', () => {
    const outcome = readConfig({
      PORT: 'x', PUBLIC_URL: 'shop', SPEED_LAB: 'maybe', LIMIT_FACTOR: '0', LOG_LEVEL: 'loud', TRUST_PROXY: '10.0.0.0/99',
      EGRESS_MAP: 'nonsense', REDIS_URL: 'redis://user:geheim@', OPENAI_BASE_URL: 'ftp://x', OPENAI_API_KEY: 'sk-secret',
    });
    if (outcome.ok) throw new Error('expected problems');
    const named = outcome.problems.map((problem) => problem.split(':')[0]);
    expect(new Set(named)).toEqual(new Set([
      'PORT', 'PUBLIC_URL', 'SPEED_LAB', 'LIMIT_FACTOR', 'LOG_LEVEL', 'TRUST_PROXY', 'EGRESS_MAP', 'REDIS_URL', 'OPENAI_BASE_URL',
    ]));
    expect(outcome.problems.join('\n')).not.toMatch(/geheim|sk-secret/);
  });
});
