import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../../../contract/operations/parse-body.ts';
import { createManualClock } from '../../manual-clock.ts';
import { readJsonBody } from './body.ts';

const NEVER = new AbortController().signal;

function request(headers: Record<string, string>) {
  const stream = new PassThrough();
  const req = Object.assign(stream, { headers: { 'content-type': 'application/json', ...headers } }) as unknown as IncomingMessage;
  const res = { writeContinue: vi.fn() };
  const clock = createManualClock();
  return { stream, res, clock, read: readJsonBody(req, res as unknown as ServerResponse, { clock, signal: NEVER }) };
}

/** A request whose first bytes are buffered before it is read. */
function readyRequest(bytes: string, length: number) {
  const stream = new PassThrough();
  stream.write(bytes);
  const listened = vi.spyOn(stream, 'on');
  const headers = { 'content-type': 'application/json', 'content-length': String(length) };
  const req = Object.assign(stream, { headers }) as unknown as IncomingMessage;
  return { stream, listened, read: readJsonBody(req, {} as ServerResponse, { clock: createManualClock(), signal: NEVER }) };
}

const bodyOf = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  const { stream, read } = request(headers);
  stream.end(body);
  return read;
};

describe('a JSON body', () => {
  test.each([
    ['an object', '{"a":1}', { a: 1 }],
    ['an object after a byte-order mark', '\ufeff{"a":1}', { a: 1 }],
    ['JSON other than an object', 'null', null],
  ])('accepts %s', async (_, body, value) => {
    expect(await bodyOf(body)).toEqual({ ok: true, value, text: body.replace('\ufeff', '') });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/ld+json', 'APPLICATION/JSON'])(
    'accepts the type %s',
    async (type) => expect(await bodyOf('{}', { 'content-type': type })).toMatchObject({ ok: true }),
  );

  test.each([
    ['another type', '{}', { 'content-type': 'text/plain' }, /not JSON/],
    ['a type that only begins with application/json', '{}', { 'content-type': 'application/jsonp' }, /not JSON/],
    ['another charset', '{}', { 'content-type': 'application/json; charset=latin1' }, /UTF-8/],
    ['a compressed body', '{}', { 'content-encoding': 'br' }, /compressed/],
    ['a Content-Length above the limit', '{}', { 'content-length': String(MAX_BODY_BYTES + 1) }, /larger/],
    ['no body', '', {}, /empty/],
    ['broken JSON', '{"a":', {}, /not valid JSON/],
    ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22), {}, /UTF-8/],
    ['more bytes than the limit', ' '.repeat(MAX_BODY_BYTES + 1), {}, /larger/],
  ])('rejects %s with a message', async (_, body, headers, words) => {
    expect(await bodyOf(body, headers as Record<string, string>)).toEqual({ ok: false, detail: expect.stringMatching(words) });
  });

  test('reads a fully buffered body without listeners, and a partial one with them', async () => {
    const whole = readyRequest('{"a":1}', 7);
    expect(await whole.read).toEqual({ ok: true, value: { a: 1 }, text: '{"a":1}' });
    expect(whole.listened).toHaveBeenCalledTimes(0);
    const part = readyRequest('{"a"', 7);
    part.stream.end(':1}');
    expect(await part.read).toEqual({ ok: true, value: { a: 1 }, text: '{"a":1}' });
    expect(part.listened).toHaveBeenCalled();
  });

  test('accepts a body of exactly the maximum size', async () => {
    expect(await bodyOf(`"${'x'.repeat(MAX_BODY_BYTES - 2)}"`)).toMatchObject({ ok: true });
  });

  test('rejects a body that takes longer than 20 s', async () => {
    const { stream, clock, read } = request({});
    stream.write('{');
    clock.advance(20_000);
    expect(await read).toEqual({ ok: false, detail: expect.stringMatching(/longer than 20 s/) });
  });

  test('rejects a body that breaks off', async () => {
    const { stream, read } = request({});
    stream.write('{');
    stream.destroy();
    expect(await read).toEqual({ ok: false, detail: expect.stringMatching(/broke off/) });
  });

  test('sends 100 Continue only when the body will be read', async () => {
    const waiting = request({ expect: '100-continue' });
    waiting.stream.end('{}');
    await waiting.read;
    expect(waiting.res.writeContinue).toHaveBeenCalledOnce();
    const refused = request({ expect: '100-continue', 'content-type': 'text/plain' });
    await refused.read;
    expect(refused.res.writeContinue).not.toHaveBeenCalled();
  });
});
