import { isCallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';

/** Services that each keep their own part of what staff see together, by what they are about. */
export type Source = 'bookings' | 'surveys' | 'accounts';

export interface Answers<Answer> {
  found: { source: Source; answer: Answer }[];
  /** The services that did not answer. */
  away: Source[];
}

const isRefusal = (error: unknown): boolean => isCallError(error) && (error.status === 401 || error.status === 403);

/** Calls several services: an unavailable one does not hide the others' answers. A refusal by one refuses the whole call. */
export const askAll = async <Answer>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answers<Answer>> => {
  const answers: Answers<Answer> = { found: [], away: [] };
  const settled = await Promise.allSettled(sources.map(async (source) => ({ source, answer: await ask(source) })));
  for (const [index, one] of settled.entries()) {
    const source = sources[index];
    if (one.status === 'fulfilled') answers.found.push(one.value);
    else if (signal?.aborted || isRefusal(one.reason) || source === undefined) throw one.reason;
    else {
      currentPlatform().report(one.reason);
      answers.away.push(source);
    }
  }
  return answers;
};
