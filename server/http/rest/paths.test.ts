import { describe, expect, test } from 'vitest';
import { isUnderApi, pathOf } from './paths.ts';

describe('the path of a request target', () => {
  test.each([
    ['/api/health/scan?x=1', '/api/health/scan'],
    ['/api#x', '/api'],
    ['http://host.example/api/x?y', '/api/x'],
    ['https://host.example', '/'],
    ['http://host.example?x=/api', '/'],
    ['*', '*'],
    ['', '/'],
  ])('%s', (target, path) => expect(pathOf(target)).toBe(path));
});

describe('paths that could be normalized to /api or below it', () => {
  test.each([
    '/api', '/api/', '/api/x', '/API/x', '/Api', '//api/x', '///api', '/./api/x', '/x/../api/y', '/api/../api/x',
    '/api/..',
    '/%61pi/x', '/%2561pi/x', '/%2e/api', '/x%2f..%2fapi/y', '\\api\\x', '/api%2fx', '/api%5cx', '/%zz/../api/x',
    '/api /x',
  ])('include %s', (path) => expect(isUnderApi(path)).toBe(true));

  test.each(['/', '/apis', '/api-docs', '/developers', '/x/api', '/xapi/', '/health', '/assets/api.js', '*'])(
    'do not include %s',
    (path) => expect(isUnderApi(path)).toBe(false),
  );
});
