import { afterAll } from 'vitest';
import { checkResponse, takeBreaches } from './contract-check.ts';

// Every response that a test file fetches is checked against the contract as it is read.

const plain = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const answer = await plain(input, init);
  const { method, url } = input instanceof Request ? input : { method: init?.method, url: String(input) };
  const bodyCheck = checkResponse({
    method: method ?? 'GET',
    target: url,
    status: answer.status,
    headers: answer.headers,
  });
  if (!bodyCheck || !answer.body) return answer;
  const checked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      bodyCheck.read(bytes);
      controller.enqueue(bytes);
    },
    flush: () => bodyCheck.end(),
  });
  return new Response(answer.body.pipeThrough(checked), answer);
};

afterAll(() => {
  globalThis.fetch = plain;
  const breaches = takeBreaches();
  if (breaches.length > 0) throw new Error(`Responses breach the contract:\n${breaches.join('\n')}`);
});
