import type { GeoEvent } from '../../../contract/geo.ts';
import { compileNames, countsOf, judgeAnswer, judgeRounds, metricsFor, readAnswer, readAnswers, usageIn } from './judge.ts';
import type { JudgedAnswer, JudgedRounds, ReadAnswer } from './judge.ts';
import type { Answer } from './measurement.ts';
import type { GeoInput } from './request.ts';
import type { ScanPlan } from './scan-plan.ts';
import { configured } from './scan-plan.ts';

/** Judges answers as they arrive and emits their events. */
export interface AnswerCollector {
  add(answer: Answer): void;
  /** The answers so far, repeats included. */
  readonly count: number;
  /** The first-round answers that are measured. */
  readonly measured: number;
  /** Whether enough new answers are measured to be worth storing: one at least, and half of those expected. */
  isEnough(): boolean;
  /** All answers and `earlierRepeats`, judged together, in the order of prompts, then engines. */
  judgeAll(earlierRepeats: readonly Answer[]): Promise<JudgedRounds>;
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

  function emitProgress({ promptId }: Answer): void {
    const ofPrompt = judged.filter(({ answer }) => answer.promptId === promptId);
    if (ofPrompt.length < facts.engines.length) return;
    const index = prompts.findIndex(({ id }) => id === promptId);
    emit({
      type: 'prompt-complete', promptId, index: index + 1, total: prompts.length, prompt: prompts[index]!.text, ...countsOf(ofPrompt),
    });
    complete.push(...ofPrompt);
    emit({ type: 'metrics', metrics: metricsFor(complete, input, facts) });
  }

  function inOrder(answers: readonly JudgedAnswer[]): JudgedAnswer[] {
    return prompts.flatMap((prompt) => facts.engines.flatMap((engine) =>
      answers.filter(({ answer }) => answer.promptId === prompt.id && answer.engine === engine.id)));
  }

  return {
    add(answer) {
      const next = readAnswer(answer, names);
      read.push(next);
      const one = judgeAnswer(next, names, usageIn(read));
      if (answer.repeat !== undefined) return emit({ ...one.result, type: 'repeat-result', repeat: answer.repeat });
      judged.push(one);
      emit(one.result);
      emitProgress(answer);
    },
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
      const { first, repeats } = judgeRounds([...await readAnswers(earlierRepeats, names), ...read], names);
      return { first: inOrder(first), repeats: inOrder(repeats) };
    },
  };
}

const countMeasured = (judged: readonly JudgedAnswer[]): number =>
  judged.filter(({ answer }) => answer.status === 'measured').length;
