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
      port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', publicUrlGiven: false, dataDir: './data',
      speedLab: true, aiEdgeProbe: false, geoDailyCap: 40, geoMaxUsdPerScan: 3, geminiStore: true, limitFactor: 1,
      logLevel: 'info', maxConnections: 1_000, maxConnectionsPerIp: 100, allowedHosts: [],
    });
  });

  test('counts empty and white space as unset', () => {
    expect(read({ PORT: '', HOST: '  ', NOTICE: '' })).toMatchObject({ port: 3000, host: '127.0.0.1', notice: undefined });
  });

  test('reads an engine by its vendor’s prefix', () => {
    const { engines } = read({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/', XAI_MODEL: 'm' });
    expect(engines.claude).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9', model: undefined });
    expect(engines.grok).toEqual({ apiKey: undefined, baseUrl: undefined, model: 'm' });
  });

  test('derives a public address from host and port', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(read({ PUBLIC_URL: 'https://shop.example/' })).toMatchObject({ publicUrl: 'https://shop.example', publicUrlGiven: true });
  });

  test('takes host names as a browser sends them', () => {
    expect(read().allowedHosts).toEqual([]);
    expect(read({ ALLOWED_HOSTS: 'A.example, blåbær.example  c.example.' }).allowedHosts)
      .toEqual(['a.example', 'xn--blbr-roah.example', 'c.example']);
    for (const entry of ['https://a.example', 'a.example:80', '*.example', 'a.example/x', 'a b%.example']) {
      expect(readConfig({ ALLOWED_HOSTS: entry })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^ALLOWED_HOSTS: /)] });
    }
  });

  test('takes the address of a Redis that its client takes', () => {
    for (const url of ['redis://localhost', 'rediss://user:p%C3%A5@valkey:6380/2', 'redis://:p@h/']) {
      expect(read({ REDIS_URL: url }).redisUrl).toBe(url);
    }
    for (const url of ['http://h', 'redis://', 'redis://h/name', 'redis://h/1/2', 'redis://u:%zz@h', 'h:6379']) {
      expect(readConfig({ REDIS_URL: url })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^REDIS_URL: /)] });
    }
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
