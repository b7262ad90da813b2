import { expect, test } from 'vitest';
import { createCallerNames } from './caller-names.ts';
import type { Request, SharedEngine } from './shared-engine.ts';

/** An engine that keeps the first secret it is told, or is away. */
function engineOf({ isAway = false } = {}): Pick<SharedEngine, 'ask' | 'key'> {
  let secret: string | undefined;
  return {
    key: (...parts) => parts.join(':'),
    async ask(request: Request) {
      if (isAway || !('script' in request)) return undefined;
      secret ??= String(request.args![0]);
      return { reply: secret };
    },
  };
}

test('a caller has one name at all instances, callers have different ones, and none is an address', async () => {
  const engine = engineOf();
  const [one, two] = [createCallerNames(engine), createCallerNames(engine)];
  const name = await one('198.51.100.1');
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect(await two('198.51.100.1')).toBe(name);
  expect(await one('198.51.100.2')).not.toBe(name);
  expect(await createCallerNames(engineOf())('198.51.100.1')).not.toBe(name);
});

test('without the engine each name is of nobody', async () => {
  const nameOf = createCallerNames(engineOf({ isAway: true }));
  expect(await nameOf('198.51.100.1')).not.toBe(await nameOf('198.51.100.1'));
});
