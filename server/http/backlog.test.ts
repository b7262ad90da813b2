import { describe, expect, test } from 'vitest';
import { GRACE_MS, MIN_BYTES_PER_SECOND, backlogOf } from './backlog.ts';

const at = (bytesWritten: number, writableLength: number) => ({ bytesWritten, writableLength });

describe('the backlog of a socket', () => {
  test('is undefined once everything is read', () => {
    const waiting = backlogOf(at(100, 40), undefined, 0);
    expect(waiting).toBeDefined();
    expect(backlogOf(at(100, 0), waiting, 1)).toBeUndefined();
  });

  test('has to be read at the minimum rate, plus the grace period', () => {
    expect(backlogOf(at(9_000_000, 10 * MIN_BYTES_PER_SECOND), undefined, 500))
      .toEqual({ since: 500, endOffset: 9_000_000, deadline: 500 + GRACE_MS + 10_000 });
  });

  test('stays the same while it is partly read, and while more is written after it', () => {
    const waiting = backlogOf(at(100, 40), undefined, 0);
    expect(backlogOf(at(100, 1), waiting, 5_000)).toBe(waiting);
    expect(backlogOf(at(500, 401), waiting, 5_000)).toBe(waiting);
  });

  test('is replaced once its last byte is read, however much was written after it', () => {
    const waiting = backlogOf(at(100, 40), undefined, 0);
    expect(backlogOf(at(500, 400), waiting, 5_000)).toMatchObject({ since: 5_000, endOffset: 500 });
  });
});
