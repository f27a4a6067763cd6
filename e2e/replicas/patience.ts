import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './callers.ts';

/** Statuses of a platform that is busy or partly unavailable; a retry performs the request, once. */
const passing = new Set([502, 503, 504]);

/** Asks again until it is answered, and keeps what said that something was away for a moment. */
export const createPatience = () => {
  const problems: Answer[] = [];
  let cutOff = 0;

  /** The answer, or undefined where it has to be asked again. */
  const tryFor = async (good: readonly number[], ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const answer = await ask().catch((error: Error) => error);
    if (answer instanceof Error) {
      if (answer.name === 'TimeoutError') throw answer;
      cutOff++;
    } else if (good.includes(answer.status)) return answer;
    else if (passing.has(answer.status)) problems.push(answer);
    else throw new Error(`${answer.status} ${answer.text}`);
    await pause(50);
    return undefined;
  };
  return {
    tryFor,
    untilAnswered: async (good: readonly number[], ask: () => Promise<Answer>): Promise<Answer> => {
      for (;;) {
        const answer = await tryFor(good, ask);
        if (answer) return answer;
      }
    },
    /** Answers that something is away for a moment. */
    problems,
    /** Connections that ended without an answer since this was last asked. */
    takeCutOff: (): number => {
      const since = cutOff;
      cutOff = 0;
      return since;
    },
  };
};
