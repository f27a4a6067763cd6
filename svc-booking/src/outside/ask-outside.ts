import type * as z from 'zod';

export interface OutsideWay {
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
}

interface Asked<Answer extends z.ZodType> {
  url: string;
  /** What is sent as JSON; without, a GET. */
  body?: unknown;
  answer: Answer;
}

const mostBytes = 256 * 1_024;

/** Asks a service of another party and reads its answer whatever the status. Throws where there is none in time or it is not `answer`. */
export const askOutside = async <Answer extends z.ZodType>(
  { fetch, deadline }: OutsideWay,
  { url, body, answer }: Asked<Answer>,
): Promise<z.output<Answer>> => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: deadline(),
  });
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Error('another party answered too much');
  return answer.parse(await response.json());
};

/** A text of another party as a form takes it: of one line, without what cannot be seen, and no longer than the field. */
export const plainLine = (text: string, most: number): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, most).join('').trim();
