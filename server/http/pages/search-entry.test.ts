import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_ENTRY_PATH, searchEntryFrame } from './search-entry.ts';
import { securityHeaders } from './security-headers.ts';

const site = createServer(express().use(securityHeaders).get(SEARCH_ENTRY_PATH, searchEntryFrame));
let answer: Response;
let html: string;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${SEARCH_ENTRY_PATH}`);
  html = await answer.text();
});
afterAll(() => void site.close());

describe('the frame of the search entry', () => {
  test('has its own content security policy, which gives it an opaque origin', () => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/connect-src|https:/);
  });

  test('has no X-Frame-Options, so that our own page can embed it', () => {
    expect(answer.headers.has('x-frame-options')).toBe(false);
  });

  test('allows its only script by hash', () => {
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts[0]!).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  });
});
