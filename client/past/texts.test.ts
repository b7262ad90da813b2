import { expect, test } from 'vitest';
import { createFormat } from '../../contract/report/format.ts';
import { PAST_EN } from './en.ts';
import { PAST_NB } from './nb.ts';

const [nb, en] = [createFormat('no'), createFormat('en')];

test('the question before deleting agrees with the number of scans', () => {
  expect([1, 2].map((count) => PAST_EN.ask.store('skog.no', count, en))).toEqual([
    'Delete 1 scan of skog.no? It cannot be brought back.', 'Delete 2 scans of skog.no? They cannot be brought back.',
  ]);
  expect([1, 2].map((count) => PAST_NB.ask.store('skog.no', count, nb))).toEqual([
    'Slette 1 måling av skog.no? Den kan ikke hentes tilbake.', 'Slette 2 målinger av skog.no? De kan ikke hentes tilbake.',
  ]);
  expect([PAST_EN.ask.all(1, en), PAST_NB.ask.all(1, nb)]).toEqual([
    'Delete 1 scan? It cannot be brought back.', 'Slette 1 måling? Den kan ikke hentes tilbake.',
  ]);
});
