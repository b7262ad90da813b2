import { afterAll } from 'vitest';
import { hear, takeBreaches } from './contract-hold.ts';

// Every response that a test file fetches is checked against the contract as it is read.

const plain = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const answer = await plain(input, init);
  const { method, url } = input instanceof Request ? input : { method: init?.method, url: String(input) };
  const hearing = hear({ method: method ?? 'GET', target: url, status: answer.status, headers: answer.headers });
  if (!hearing || !answer.body) return answer;
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      hearing.read(bytes);
      controller.enqueue(bytes);
    },
    flush: () => hearing.end(),
  });
  return new Response(answer.body.pipeThrough(heard), answer);
};

afterAll(() => {
  globalThis.fetch = plain;
  const breaches = takeBreaches();
  if (breaches.length > 0) throw new Error(`Answers break the contract:\n${breaches.join('\n')}`);
});
