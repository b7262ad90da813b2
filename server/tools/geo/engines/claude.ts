import type { Engine } from './engine.ts';
import {
  asCount, errorIn, errorReason, linksOf, asObject, asObjectList, measured, notMeasured, sourceLink, textAround,
} from './wire.ts';
import type { JsonObject } from './wire.ts';

const FINISHED = new Set<unknown>(['end_turn', 'stop_sequence']);

/** Claude with web search, by the Messages API. */
export const claude: Engine = {
  id: 'claude',
  name: 'Claude',
  baseUrl: 'https://api.anthropic.com',
  timeoutMs: 60_000,
  optional: [['tools', 0, 'user_location'], ['tools', 0, 'max_uses']],

  headers: (apiKey) => ({ Authorization: null, 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),

  request: ({ model, prompt }) => ({
    path: '/v1/messages',
    body: {
      model,
      max_tokens: 4096,
      messages: [{ role: 'user', content: prompt }],
      tools: [{
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: 3,
        user_location: { type: 'approximate', country: 'NO', timezone: 'Europe/Oslo' },
      }],
      tool_choice: { type: 'tool', name: 'web_search' },
    },
  }),

  // The content goes back as it came; a forced tool would make it search again.
  resume: (_question, { path, body: { tool_choice: _forced, ...body } }, raw) => ({
    path,
    body: {
      ...body,
      messages: [...(body.messages as unknown[]), { role: 'assistant', content: asObject(raw).content }],
    },
  }),

  // Models that always think refuse a forced tool; they are asked to choose, and `retrieval` tells what they did.
  relax: ({ path, body: { tool_choice: forced, ...body } }, message) =>
    forced && /tool_choice|forced tool|thinking/i.test(message) ? { path, body } : undefined,

  read(raw, paused = []) {
    const body = asObject(raw);
    const blocks = [...paused, raw].flatMap((part) => asObjectList(asObject(part).content));
    const results = blocks.filter((block) => block.type === 'web_search_tool_result');
    const retrieval = results.some((block) => Array.isArray(block.content)) ? 'used' : 'not-used';
    const usage = usageIn(body);
    if (errorIn(body)) return notMeasured(errorReason(body.error), retrieval, usage);
    if (body.stop_reason === 'pause_turn') return { status: 'paused', usage };
    if (body.stop_reason === 'refusal') return notMeasured('refused', retrieval, usage);
    // Where another search ran, the answer stands on that one; to have searched as often as it may is our own limit.
    const fault = results.map((block) => asObject(block.content).error_code)
      .find((code) => code !== undefined && code !== 'max_uses_exceeded');
    if (fault && retrieval === 'not-used') {
      return notMeasured(fault === 'too_many_requests' ? 'rate-limited' : 'failed', retrieval, usage);
    }
    if (body.stop_reason && !FINISHED.has(body.stop_reason)) return notMeasured('incomplete', retrieval, usage);
    const words = blocks.filter((block) => block.type === 'text');
    return measured({
      text: textAround(blocks, (block) => block.type === 'text'),
      annotations: [],
      retrieval,
      cited: linksOf(words.flatMap((block) => asObjectList(block.citations))
        .filter((citation) => citation.type === 'web_search_result_location')),
      found: results.flatMap((block) => asObjectList(block.content)).flatMap((result) => sourceLink(result.url)),
      usage,
    });
  },
};

function usageIn(body: JsonObject): ReturnType<typeof notMeasured>['usage'] {
  const usage = asObject(body.usage);
  return {
    inputTokens: asCount(usage.input_tokens),
    outputTokens: asCount(usage.output_tokens),
    searches: asCount(asObject(usage.server_tool_use).web_search_requests),
  };
}
