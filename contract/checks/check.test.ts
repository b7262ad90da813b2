import { expect, expectTypeOf, test } from 'vitest';
import { describeCheck, describeCheckWith } from './check.ts';
import type { ParamsOf, Translated } from './check.ts';
import type { Total, Variant } from './params.ts';

const ROOM = {
  room: describeCheckWith<{ pass: Total; fail: Variant<'small', Total> | Variant<'none'> }>()({
    severity: 'info', authority: { ours: 'practice' }, title: 'Room', rule: 'There is room.', fix: 'Make room.',
    pass: 'There are {total}.', fail: { small: ['Too small', 'It is {total}.'], none: ['None', 'There is none.'] },
  }),
};
const { severity: _severity, authority: _authority, ...WORDS } = ROOM.room;

test('describeCheck returns the check unchanged', () => {
  expect(ROOM.room).toMatchObject({ title: 'Room', fail: { none: ['None', 'There is none.'] } });
});

test('missing and unknown members do not compile, in either language', () => {
  const room = describeCheckWith<{ pass: Total; fail: Variant<'small'> | Variant<'none'> }>();
  const { fail, fix, ...rest } = ROOM.room;
  const { authority: _none, ...unfounded } = ROOM.room;
  // @ts-expect-error the authority is missing
  room(unfounded);
  // @ts-expect-error a status is missing
  room({ ...rest, fix });
  // @ts-expect-error a check that can fail needs a fix
  room({ ...rest, fail });
  // @ts-expect-error a variant is missing
  room({ ...rest, fix, fail: { small: fail.small } });
  // @ts-expect-error a status it cannot have
  room({ ...rest, fix, fail, warn: ['Narrow', 'It is narrow.'] });
  // @ts-expect-error a variant it cannot have
  room({ ...rest, fix, fail: { ...fail, large: ['Large', 'It is large.'] } });
  const translated = (..._given: Translated<typeof ROOM>[]): void => {};
  translated({ room: WORDS });
  // @ts-expect-error an id is missing
  translated({});
  // @ts-expect-error an unknown id
  translated({ room: WORDS, hall: WORDS });
  // @ts-expect-error a status is missing
  translated({ room: { title: 'Rom', rule: 'Det er rom.', fix: 'Gi rom.', pass: 'Det er {total}.' } });
});

test('params are inferred from the placeholders, by status and variant', () => {
  const hall = describeCheck({
    severity: 'info', authority: { ours: 'practice' }, title: 'Hall', rule: 'There is a hall.', fix: 'Build one.',
    pass: 'There are {total}.', warn: ['Narrow', 'It is {ms:ms}, of {count|one|several}.', 'Widen {names:list}.'],
    fail: { small: ['{host} is small', 'It is.'], none: ['None', 'There is none.'] },
  });
  type Params = ParamsOf<typeof hall>;
  expectTypeOf<keyof Params>().toEqualTypeOf<'pass' | 'warn' | 'fail'>();
  expectTypeOf<Params['pass']>().toEqualTypeOf<{ total: number }>();
  expectTypeOf<Params['warn']>().toEqualTypeOf<{ ms: number; count: number; names: string }>();
  expectTypeOf<{ variant: 'small'; host: string }>().toExtend<Params['fail']>();
  expectTypeOf<{ variant: 'none' }>().toExtend<Params['fail']>();
  expectTypeOf<{ variant: 'small' }>().not.toExtend<Params['fail']>();
  const { fix, authority: _none, ...rest } = hall;
  // @ts-expect-error a check that can fail needs a fix
  describeCheck({ ...rest, authority: { ours: 'practice' } });
  // @ts-expect-error the authority is missing
  describeCheck({ ...rest, fix });
  // @ts-expect-error an unknown authority
  describeCheck({ ...rest, fix, authority: { ours: 'whim' } });
  // @ts-expect-error an unknown key
  describeCheck({ ...rest, fix, authority: { ours: 'practice' }, colour: 'red' });
  // @ts-expect-error a warning needs a title
  describeCheck({ ...rest, fix, authority: { ours: 'practice' }, warn: 'It is narrow.' });
});
