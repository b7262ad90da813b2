import type { Engine, JsonObject, Usage } from './engine.ts';
import { asCount, errorReason, linksOf, asObject, asObjectList, asString, asText } from './wire.ts';

/** Mistral with web search, through the Conversations API, which lists the pages it cites, but no others it found. */
export const mistral: Engine = {
  id: 'mistral',
  name: 'Mistral',
  baseUrl: 'https://api.mistral.ai/v1',
  timeoutMs: 60_000,

  request: ({ model, prompt }) => ({
    path: '/conversations',
    body: { model, inputs: prompt, tools: [{ type: 'web_search' }], store: false },
  }),

  read(body) {
    const searches = asObjectList(body.outputs, 'tool.execution')
      .filter(({ name }) => asString(name).startsWith('web_search'));
    const messages = asObjectList(body.outputs, 'message.output');
    const references = messages.flatMap(({ content }) => asObjectList(content, 'tool_reference'));
    return {
      reason: body.object === 'error' ? errorReason(body) : undefined,
      text: asText(messages.map(textOf).filter(Boolean).join('\n\n')),
      retrieval: searches.length > 0 || references.length > 0 ? 'used' : 'not-used',
      cited: linksOf(references),
      found: [],
      usage: usageIn(body, searches.length),
    };
  },
};

function textOf(message: JsonObject): string {
  if (typeof message.content === 'string') return asText(message.content);
  return asObjectList(message.content, 'text').map((chunk) => asText(chunk.text)).join('');
}

function usageIn(body: JsonObject, searches: number): Usage {
  const usage = asObject(body.usage);
  const prompt = asCount(usage.prompt_tokens);
  return {
    inputTokens: prompt === undefined ? undefined : prompt + (asCount(usage.connector_tokens) ?? 0),
    outputTokens: asCount(usage.completion_tokens),
    searches: asCount(asObject(usage.connectors).web_search) ?? searches,
  };
}
