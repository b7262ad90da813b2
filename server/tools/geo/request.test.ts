import { describe, expect, it } from 'vitest';
import { isName } from '../../../contract/operations/name.ts';
import type { InputGuard, AddressVerdict } from '../../net/guard.ts';
import { TOKEN } from './name-matcher.ts';
import { guardDomain } from './request.ts';

describe('guardDomain', () => {
  const guard = (verdict: AddressVerdict): InputGuard & { asked: string[] } => {
    const asked: string[] = [];
    return { asked, judgeInput: async (input) => (asked.push(input), verdict), judge: async () => verdict };
  };
  const request = { brand: 'Elkjøp', domain: 'elkjop.no', vertical: 'elektronikk', lang: 'no' } as const;
  const target = (url: string): AddressVerdict =>
    ({ ok: true, target: { url: new URL(url), port: 443, addresses: [], mapped: false } });
  const { signal } = new AbortController();

  it('returns the guard\'s refusal unchanged', async () => {
    const refusal = { ok: false, code: 'unresolved', detail: 'no such name' } as const;
    expect(await guardDomain(request, guard(refusal), signal)).toEqual(refusal);
  });

  it('returns the host without its path, and the registrable domain it is stored by', async () => {
    const judged = await guardDomain(request, guard(target('https://bedrift.elkjop.no/tv?x=1')), signal);
    expect(judged).toMatchObject({ ok: true, ready: { host: 'bedrift.elkjop.no', registrable: 'elkjop.no' } });
    expect(judged.ok && judged.ready.target.url.href).toBe('https://bedrift.elkjop.no/');
  });

  it('rejects an IP literal that the guard accepted', async () => {
    expect(await guardDomain(request, guard(target('https://192.0.2.7/')), signal))
      .toMatchObject({ ok: false, code: 'invalid_domain' });
  });

  it.each([
    [['Power', 'POWER', 'Po-wer'], ['Power']],
    [['ELKJOP', 'elkjøp', 'Elkjoep'], []],
    [undefined, []],
  ])('reduces the competitors %j to %j: no duplicates, and not the brand', async (competitors, left) => {
    const judged = await guardDomain({ ...request, competitors }, guard(target('https://elkjop.no/')), signal);
    expect(judged).toMatchObject({ ok: true, ready: { competitors: left } });
  });
});

it('every letter that the contract accepts as a name is a token to the name matcher', () => {
  const lost: string[] = [];
  for (let point = 0x20; point <= 0x10ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    if (isName(`.${letter}`) && !letter.match(TOKEN)) lost.push(letter);
  }
  expect(lost).toEqual([]);
});
