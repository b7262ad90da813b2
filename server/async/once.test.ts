import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('calls the function with the first call only, even if it returns nothing', () => {
  const make = vi.fn((): undefined => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

test('tries again after an error', () => {
  const made = once(vi.fn().mockThrowOnce(new Error('not yet')).mockReturnValue('made'));
  expect(made).toThrow('not yet');
  expect([made(), made()]).toEqual(['made', 'made']);
});
