import type { Endpoint } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { useEffect, useRef, useState } from 'react';
import { type Failure, isUnexpected, type Reading, readFailure } from './failure.ts';
import { createIntentKey, isDefiniteRefusal } from './intent-key.ts';
import { unseenWords } from './unseen-words.ts';
import { useSubmissionState } from './use-submission-state.ts';

export interface Sending {
  /** Aborted when the page is left; passed on to the call, it aborts the call too, and nothing more happens. */
  signal: AbortSignal;
  idempotencyKey: string;
}

interface Options<Content, Answer, E extends Endpoint> extends Reading<E> {
  /** The endpoints that `send` calls; none where it calls no endpoint of the contract. */
  endpoints: readonly E[];
  send: (content: Content, sending: Sending) => Promise<Answer>;
  /** Whether the page can go on with an answer. One that it cannot use is raised to the root's error page, which reports it. */
  isUsable?: (answer: Answer) => boolean;
  /** Errors that the page itself finds, by field; nothing is sent then. */
  check?: (content: Content) => FieldErrors;
  /** Pending until it ends. `signal` is aborted if the page was left meanwhile. */
  onDone?: (answer: Answer, done: { content: Content; signal: AbortSignal }) => unknown;
  /** Runs before the failure is shown, e.g. to load the newer state. */
  onFailure?: (failure: Failure<E>, content: Content) => unknown;
  /** Id of the element that takes the focus. A page with an ErrorSummary needs none: keyed by `attempts`, that takes it. */
  focusOn?: (errors: FieldErrors, code: Failure<E>['code'] | undefined) => string | undefined;
  /** Statuses that the root's error page answers instead. */
  toRoot?: readonly number[];
  /** A failure from the previous page. */
  arrivedWith?: Failure<E> | null;
}

export interface Submission<Content = void, Answer = unknown, E extends Endpoint = Endpoint> {
  /** Does nothing while one is pending. */
  submit: (content: Content) => Promise<void>;
  isPending: boolean;
  /** The pending variables. */
  pending: Content | null;
  /** The last press, until the next one. */
  done: { answer: Answer } | null;
  failure: Failure<E> | null;
  /** Remaining field errors: editing a field clears its own. */
  errors: FieldErrors;
  /** Failures so far. */
  attempts: number;
  /** Shows a failure that the page found. */
  fail: (failure: Failure<E>) => void;
  /** A field was edited. */
  mend: (field: string) => void;
  /** Clears the failure and all errors. */
  forget: () => void;
}

/**
 * The lifecycle of a submission: sent once despite repeated presses, under one idempotency key per intent, its refusals as
 * texts, unexpected errors reported (docs/development.md).
 */
export const useSubmission = <Content = void, Answer = unknown, E extends Endpoint = Endpoint>(
  options: Options<Content, Answer, E>,
): Submission<Content, Answer, E> => {
  const { endpoints, send, isUsable, check, onDone, onFailure, focusOn, toRoot = [], arrivedWith = null } = options;
  const { report, language } = usePlatform();
  const [key] = useState(() => createIntentKey(newId));
  const running = useRef<AbortController | null>(null);
  const { state, start, end, succeed, raise, fail, mend, forget } = useSubmissionState<Content, Answer, E>({ arrivedWith, focusOn });
  useEffect(() => () => running.current?.abort(), []);

  const settle = async (error: unknown, content: Content) => {
    if (isDefiniteRefusal(error)) key.settle();
    if (isCallError(error) && toRoot.includes(error.status)) return raise(error);
    if (isUnexpected(error, options)) report(error);
    const read = readFailure(error, options);
    const found = read.text === null ? read : { ...read, text: unseenWords(read.errors, language) ?? read.text };
    await onFailure?.(found, content);
    fail(found);
  };
  const run = async (content: Content, signal: AbortSignal) => {
    let answer: Answer;
    try {
      answer = await send(content, { signal, idempotencyKey: key.of(content) });
    } catch (error) {
      return signal.aborted ? undefined : settle(error, content);
    }
    key.settle();
    if (isUsable?.(answer) === false) return raise(new Error(`an answer that cannot be used, of ${endpoints.map(nameOf)}`));
    await onDone?.(answer, { content, signal });
    succeed(answer);
  };
  const submit = async (content: Content) => {
    if (running.current) return;
    const found = check?.(content) ?? {};
    if (Object.keys(found).length > 0) return fail({ code: 'invalid-request', text: null, errors: found, error: null });
    running.current = new AbortController();
    start(content);
    await run(content, running.current.signal).finally(() => {
      running.current = null;
      end();
    });
  };
  const { sent, done, failure, errors, attempts } = state;
  return { submit, isPending: sent !== null, pending: sent?.content ?? null, done, failure, errors, attempts, fail, mend, forget };
};

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
