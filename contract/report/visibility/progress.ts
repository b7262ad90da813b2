import type {
  CrawlerAudit, GeoEvent, GeoMetrics, GeoResult, PromptCompleteEvent, ProviderResultEvent,
} from '../../geo.ts';
import type { StreamError } from '../../vocabulary.ts';

/** The state of a measurement, reduced from its events so far. */
export interface GeoProgress {
  /** In order of arrival; each prompt and engine once. */
  answers: readonly ProviderResultEvent[];
  /** The prompts that every engine has answered, in order of completion. */
  completed: readonly PromptCompleteEvent[];
  /** For the completed prompts. */
  metrics: GeoMetrics | undefined;
  audit: readonly CrawlerAudit[];
  /** Whether all rows of the audit have arrived. */
  isAudited: boolean;
  /** The number of answers to repeated questions. */
  repeated: number;
  result: GeoResult | undefined;
  error: StreamError | undefined;
}

export const INITIAL_PROGRESS: GeoProgress = {
  answers: [], completed: [], metrics: undefined, audit: [],
  isAudited: false, repeated: 0, result: undefined, error: undefined,
};

/** Applies one event; events of unknown types change nothing. */
export function reduceGeo(progress: GeoProgress, event: GeoEvent): GeoProgress {
  switch (event.type) {
    case 'phase':
      return event.phase === 'audit' && event.state === 'finished' ? { ...progress, isAudited: true } : progress;
    case 'audit': {
      const { type: _type, ...row } = event;
      return { ...progress, audit: [...progress.audit.filter(({ crawler }) => crawler !== row.crawler), row] };
    }
    case 'provider-result':
      return { ...progress, answers: [...progress.answers.filter((known) => !isSame(known, event)), event] };
    case 'repeat-result':
      return { ...progress, repeated: progress.repeated + 1 };
    case 'prompt-complete': {
      const others = progress.completed.filter(({ promptId }) => promptId !== event.promptId);
      return { ...progress, completed: [...others, event] };
    }
    case 'metrics':
      return { ...progress, metrics: event.metrics };
    case 'complete':
      return { ...progress, result: event.result };
    case 'error':
      return { ...progress, error: event.error };
    default:
      return progress;
  }
}

const isSame = (a: ProviderResultEvent, b: ProviderResultEvent): boolean =>
  a.promptId === b.promptId && a.engine === b.engine;
