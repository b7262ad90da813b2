import type { GeoEvent } from '../../../contract/geo.ts';
import {
  answersToPrompt, compileNames, countsOf, isFirst, judgeAnswer, judgeAnswers, metricsFor, readAnswer, readAnswers, repeatResultOf,
  usageIn,
} from './judge.ts';
import type { JudgedAnswer, ReadAnswer } from './judge.ts';
import type { Answer } from './measurement.ts';
import type { GeoInput } from './request.ts';
import type { ScanPlan } from './scan-plan.ts';
import { configured } from './scan-plan.ts';

/** Judges answers as they arrive and emits their events. */
export interface AnswerCollector {
  /** An answer of the first round. */
  add(answer: Answer): void;
  /** An answer of a further round. */
  addRepeat(answer: Answer): void;
  /** The answers so far, repeats included. */
  readonly count: number;
  /** The first-round answers that are measured. */
  readonly measured: number;
  /** Whether enough new answers are measured to be worth storing: one at least, and half of those expected. */
  isEnough(): boolean;
  /** All answers and `earlierRepeats`, judged together, in the order of prompts, then engines. */
  judgeAll(earlierRepeats: readonly Answer[]): Promise<JudgedRounds>;
}

/** Judged answers by round. */
export interface JudgedRounds {
  first: JudgedAnswer[];
  repeats: JudgedAnswer[];
}

/** Collects the answers of one scan. */
export function createAnswerCollector(
  plan: ScanPlan, { input, emit }: { input: GeoInput; emit: (event: GeoEvent) => void },
): AnswerCollector {
  const { prompts, facts } = plan;
  const names = compileNames(input);
  const expected = configured(plan.questions).length;
  const read: ReadAnswer[] = [];
  /** First-round answers, each judged with only those before it: provisional. */
  const judged: JudgedAnswer[] = [];
  /** Answers to prompts that every engine has answered. */
  const complete: JudgedAnswer[] = [];

  function judgeNext(answer: Answer): JudgedAnswer {
    const next = readAnswer(answer, names);
    read.push(next);
    return judgeAnswer(next, names, usageIn(read));
  }

  function emitProgress({ promptId }: Answer): void {
    const ofPrompt = answersToPrompt(judged, promptId);
    if (ofPrompt.length < facts.engines.length) return;
    const index = prompts.findIndex(({ id }) => id === promptId);
    emit({
      type: 'prompt-complete', promptId, index: index + 1, total: prompts.length, prompt: prompts[index]!.text, ...countsOf(ofPrompt),
    });
    complete.push(...ofPrompt);
    emit({ type: 'metrics', metrics: metricsFor(complete, input, facts) });
  }

  function inOrder(answers: readonly JudgedAnswer[]): JudgedAnswer[] {
    return prompts.flatMap(({ id }) => {
      const ofPrompt = answersToPrompt(answers, id);
      return facts.engines.flatMap((engine) => ofPrompt.filter(({ answer }) => answer.engine === engine.id));
    });
  }

  return {
    add(answer) {
      const next = judgeNext(answer);
      judged.push(next);
      emit(next.result);
      emitProgress(answer);
    },
    addRepeat: (answer) => emit(repeatResultOf(judgeNext(answer), answer.repeat!)),
    get count() {
      return read.length;
    },
    get measured() {
      return countMeasured(judged);
    },
    isEnough() {
      const measured = countMeasured(judged.slice(plan.reused.length));
      return measured > 0 && measured * 2 >= expected;
    },
    async judgeAll(earlierRepeats) {
      const all = judgeAnswers([...await readAnswers(earlierRepeats, names), ...read], names);
      return { first: inOrder(all.filter(isFirst)), repeats: inOrder(all.filter((one) => !isFirst(one))) };
    },
  };
}

const countMeasured = (judged: readonly JudgedAnswer[]): number =>
  judged.filter(({ answer }) => answer.status === 'measured').length;
