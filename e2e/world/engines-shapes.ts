import type { EngineId } from '../../contract/vocabulary.ts';
import type { ScriptedAnswer } from './engines-answers.ts';

type Json = Record<string, unknown>;

/** An answer in an engine's own response format. */
export const ANSWER_SHAPES: Record<EngineId, (answer: ScriptedAnswer, model: string) => Json> = {
  openai: openaiAnswer,
  grok: grokAnswer,
  perplexity: perplexityAnswer,
  claude: claudeAnswer,
  gemini: geminiAnswer,
  mistral: mistralAnswer,
};

const hostOf = (url: string): string => new URL(url).hostname;
const searched = ({ searched: did = true }: ScriptedAnswer): boolean => did;
const citesOf = ({ parts }: ScriptedAnswer): string[] => [...new Set(parts.flatMap(({ cites = [] }) => cites))];
const seenBy = (answer: ScriptedAnswer): string[] => [...new Set([...citesOf(answer), ...(answer.found ?? [])])];
const codePoints = (text: string): number => [...text].length;

const RESPONSES_USAGE = { input_tokens: 9_000, output_tokens: 500, total_tokens: 9_500 };

function openaiAnswer(answer: ScriptedAnswer, model: string): Json {
  const annotations: Json[] = [];
  let text = '';
  for (const { text: words, cites = [] } of answer.parts) {
    text += words;
    for (const url of cites) {
      const link = `([${hostOf(url)}](${url}?utm_source=openai))`;
      text += ' ';
      const start = codePoints(text);
      text += link;
      annotations.push({
        type: 'url_citation', url: `${url}?utm_source=openai`, title: `Side hos ${hostOf(url)}`,
        start_index: start, end_index: codePoints(text),
      });
    }
    text += '\n';
  }
  const call = {
    type: 'web_search_call', id: 'ws_1', status: 'completed',
    action: { type: 'search', query: 'nettbutikk', sources: seenBy(answer).map((url) => ({ type: 'url', url })) },
  };
  return {
    id: 'resp_1', object: 'response', status: 'completed', error: null, incomplete_details: null, model,
    output: [
      ...(searched(answer) ? [call] : []),
      {
        type: 'message', id: 'msg_1', status: 'completed', role: 'assistant',
        content: [{ type: 'output_text', text: text.trimEnd(), annotations, logprobs: [] }],
      },
    ],
    usage: RESPONSES_USAGE,
  };
}

function grokAnswer(answer: ScriptedAnswer, model: string): Json {
  const cites = citesOf(answer);
  const text = answer.parts.map(({ text: words, cites: own = [] }) =>
    words + own.map((url) => ` [[${cites.indexOf(url) + 1}]](${url})`).join('')).join('\n');
  return {
    id: 'resp_x', object: 'response', status: 'completed', model,
    output: [
      ...(searched(answer) ? [{ type: 'web_search_call', id: 'ws_x', status: 'completed' }] : []),
      {
        type: 'message', role: 'assistant', status: 'completed',
        content: [{
          type: 'output_text', text,
          annotations: cites.map((url) => ({ type: 'url_citation', url, title: url, start_index: 0, end_index: 0 })),
        }],
      },
    ],
    citations: seenBy(answer),
    usage: { ...RESPONSES_USAGE, server_side_tool_usage_details: { web_search_calls: searched(answer) ? 1 : 0 } },
  };
}

function perplexityAnswer(answer: ScriptedAnswer): Json {
  const results = seenBy(answer).map((url, index) => ({ id: index + 1, url, title: hostOf(url), snippet: '…' }));
  const idOf = (url: string): number => results.find((result) => result.url === url)!.id;
  const marks = (cites: readonly string[]): string => cites.map((url) => `[${idOf(url)}]`).join('');
  const text = answer.parts.map(({ text: words, cites = [] }) => words + marks(cites)).join('\n');
  return {
    id: 'agent_1', object: 'response', status: 'completed', model: 'perplexity/sonar',
    output: [
      ...(searched(answer) ? [{ type: 'search_results', queries: ['nettbutikk'], results }] : []),
      {
        type: 'message', id: 'msg_p', role: 'assistant', status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 4_000, output_tokens: 400, total_tokens: 4_400, cost: { currency: 'USD', total_cost: 0.009 },
    },
  };
}

function claudeAnswer(answer: ScriptedAnswer, model: string): Json {
  const search = [
    { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'nettbutikk' } },
    {
      type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1',
      content: seenBy(answer).map((url) => ({
        type: 'web_search_result', url, title: hostOf(url), encrypted_content: 'Eqg=', page_age: null,
      })),
    },
  ];
  return {
    id: 'msg_c', type: 'message', role: 'assistant', model,
    content: [
      ...(searched(answer) ? search : []),
      ...answer.parts.map(({ text, cites = [] }) => ({
        type: 'text', text: `${text}\n`,
        ...(cites.length > 0 ? {
          citations: cites.map((url) => ({
            type: 'web_search_result_location', url, title: hostOf(url), encrypted_index: 'Eo8=', cited_text: text,
          })),
        } : {}),
      })),
    ],
    stop_reason: 'end_turn', stop_sequence: null,
    usage: {
      input_tokens: 11_000, output_tokens: 450,
      server_tool_use: { web_search_requests: searched(answer) ? 1 : 0 },
    },
  };
}

/** The target of Gemini's redirects is encoded in their URL, so that the world can resolve them. */
export const redirectOf = (url: string): string =>
  `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${Buffer.from(url).toString('base64url')}`;

function geminiAnswer(answer: ScriptedAnswer): Json {
  const seen = seenBy(answer);
  let bytes = 0;
  const groundingSupports = answer.parts.flatMap(({ text, cites = [] }) => {
    const startIndex = bytes;
    bytes += Buffer.byteLength(`${text}\n`);
    if (cites.length === 0) return [];
    return [{
      segment: { startIndex, endIndex: startIndex + Buffer.byteLength(text), text },
      groundingChunkIndices: cites.map((url) => seen.indexOf(url)),
    }];
  });
  const words = answer.parts.map(({ text }) => `${text}\n`).join('');
  return {
    candidates: [{
      content: { role: 'model', parts: [{ text: 'Jeg søker først.', thought: true }, { text: words }] },
      finishReason: 'STOP',
      ...(searched(answer) ? {
        groundingMetadata: {
          webSearchQueries: ['nettbutikk'],
          searchEntryPoint: { renderedContent: '<style>.chip{color:#123}</style><div class="chip">nettbutikk</div>' },
          groundingChunks: seen.map((url) => ({ web: { uri: redirectOf(url), title: hostOf(url) } })),
          groundingSupports,
        },
      } : {}),
    }],
    usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 420, thoughtsTokenCount: 200, totalTokenCount: 660 },
  };
}

function mistralAnswer(answer: ScriptedAnswer, model: string): Json {
  return {
    object: 'conversation.response', conversation_id: 'conv_1',
    outputs: [
      ...(searched(answer) ? [{ object: 'entry', type: 'tool.execution', name: 'web_search', arguments: '{}' }] : []),
      {
        object: 'entry', type: 'message.output', role: 'assistant', model,
        content: answer.parts.flatMap(({ text, cites = [] }) => [
          { type: 'text', text: `${text}\n` },
          ...cites.map((url) => ({ type: 'tool_reference', tool: 'web_search', title: hostOf(url), url })),
        ]),
      },
    ],
    usage: {
      prompt_tokens: 150, completion_tokens: 420, total_tokens: 7_570, connector_tokens: 7_000,
      connectors: { web_search: searched(answer) ? 1 : 0 },
    },
  };
}
