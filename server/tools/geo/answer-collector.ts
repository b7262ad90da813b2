import type { GeoEvent } from '../../../contract/geo.ts';
import { compileNames, countsOf, judgeAnswer, metricsFor, readAnswer, usageIn } from './judge.ts';
import type { JudgedAnswer, ReadAnswer } from './judge.ts';
import type { Answer } from './measurement.ts';
import type { GeoInput } from './request.ts';
import type { ScanPlan } from './scan-plan.ts';
import { askable } from './scan-plan.ts';

/** Collects the answers of one scan. Each is judged as it arrives, and its events are emitted. */
export function createAnswerCollector(
  plan: ScanPlan, { input, emit }: { input: GeoInput; emit: (event: GeoEvent) => void },
) {
  const { prompts, engines } = plan.base;
  const names = compileNames(input);
  const expected = askable(plan.questions).length;
  const read: ReadAnswer[] = [];
  /** The first-round answers, judged provisionally: each only with those before it. */
  const judged: JudgedAnswer[] = [];
  /** Answers to prompts that every engine has answered. */
  const complete: JudgedAnswer[] = [];

  function emitProgress({ promptId }: Answer): void {
    const ofPrompt = judged.filter(({ answer }) => answer.promptId === promptId);
    if (ofPrompt.length < engines.length) return;
    const index = prompts.findIndex(({ id }) => id === promptId);
    emit({
      type: 'prompt-complete', promptId, index: index + 1, total: prompts.length, prompt: prompts[index]!.text,
      ...countsOf(ofPrompt),
    });
    complete.push(...ofPrompt);
    emit({ type: 'metrics', metrics: metricsFor(complete, input, plan.base) });
  }

  return {
    add(answer: Answer): void {
      const next = readAnswer(answer, names);
      read.push(next);
      const latest = judgeAnswer(next, names, usageIn(read));
      if (answer.repeat !== undefined) return emit({ ...latest.result, type: 'repeat-result', repeat: answer.repeat });
      judged.push(latest);
      emit(latest.result);
      emitProgress(answer);
    },
    /** The number of answers so far, including repeats. */
    get count(): number {
      return read.length;
    },
    /** The number of first-round answers that are measured. */
    get measured(): number {
      return countMeasured(judged);
    },
    /** True if enough new answers are measured to be worth storing: at least one, and half of those expected. */
    isEnough(): boolean {
      const measured = countMeasured(judged.slice(plan.reused.length));
      return measured > 0 && measured * 2 >= expected;
    },
    /** The answers so far, in the order of prompts, then engines. */
    inOrder(): Answer[] {
      const answers = read.map(({ answer }) => answer);
      return prompts.flatMap((prompt) => engines.flatMap(({ id }) => (
        answers.filter(({ promptId, engine }) => promptId === prompt.id && engine === id)
      )));
    },
  };
}

const countMeasured = (judged: readonly JudgedAnswer[]): number =>
  judged.filter(({ answer }) => answer.status === 'measured').length;
