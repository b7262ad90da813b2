import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { listen } from './network.ts';

/** A fake OpenAI-compatible server that quotes what simple patterns match on a product page. */
export interface ExtractionModelWorld extends AsyncDisposable {
  /** The environment for the service to call it. */
  environment(): Record<'EXTRACTION_BASE_URL' | 'EXTRACTION_API_KEY' | 'EXTRACTION_MODEL', string>;
}

interface Asked {
  fields: string[];
  segments: { id: number; text: string }[];
}

const EXTRACTION_KEY = 'extraction-key-of-the-test-world';

/** Patterns by field; the first matching line of a page is quoted. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  price: /(?:kr\.?\s*)?\d[\d\s.]*(?:,-|,\d\d|\s*kr)/i,
  currency: /\bkr\b/i,
  availability: /\b(?:på lager|utsolgt|in stock|sold out)\b/i,
};

/** Starts it on loopback. */
export async function startExtractionModel(): Promise<ExtractionModelWorld> {
  const server = createServer(async (request, response) => {
    const isRight = request.headers.authorization === `Bearer ${EXTRACTION_KEY}`;
    const wrongKey = { error: { message: 'Incorrect API key provided.' } };
    const body = isRight ? completionOf(await questionOf(request)) : wrongKey;
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const listening = await listen(server);
  return {
    environment: () => ({
      EXTRACTION_BASE_URL: `http://127.0.0.1:${listening.port}/v1`,
      EXTRACTION_API_KEY: EXTRACTION_KEY,
      EXTRACTION_MODEL: 'invented-model',
    }),
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}

async function questionOf(request: IncomingMessage): Promise<Asked> {
  let body = '';
  for await (const piece of request) body += String(piece);
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return JSON.parse(messages.at(-1)!.content) as Asked;
}

function completionOf({ fields, segments }: Asked): object {
  const proposals = fields.flatMap((field) => {
    const pattern = PATTERNS[field];
    const found = pattern && segments.find(({ text }) => pattern.test(text));
    return found ? [{ field, segmentId: found.id, quote: pattern.exec(found.text)![0] }] : [];
  });
  const message = { role: 'assistant', content: JSON.stringify({ proposals }) };
  return { id: 'c', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] };
}
