import type { Endpoint } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Failure, withoutField } from './failure.ts';

interface State<Content, Answer, E extends Endpoint> {
  sent: { content: Content } | null;
  done: { answer: Answer } | null;
  failure: Failure<E> | null;
  errors: FieldErrors;
  attempts: number;
  /** An error for the root. */
  raised: unknown;
}

interface Options<E extends Endpoint> {
  arrivedWith: Failure<E> | null;
  focusOn: ((errors: FieldErrors, code: Failure<E>['code'] | undefined) => string | undefined) | undefined;
}

/** The visible state of a submission: variables, failure, and the focus. Throws errors for the root. */
export const useSubmissionState = <Content, Answer, E extends Endpoint>({ arrivedWith, focusOn }: Options<E>) => {
  const [state, setState] = useState<State<Content, Answer, E>>({
    sent: null,
    done: null,
    failure: arrivedWith,
    errors: arrivedWith?.errors ?? {},
    attempts: 0,
    raised: null,
  });
  const { errors, failure, attempts, raised } = state;
  const focus = useEffectEvent(() => document.getElementById(focusOn?.(errors, failure?.code) ?? '')?.focus());
  useEffect(() => {
    if (attempts > 0) focus();
  }, [attempts]);
  if (raised) throw raised;

  const change = (part: Partial<State<Content, Answer, E>>) => setState((before) => ({ ...before, ...part }));
  return {
    state,
    start: (content: Content) => change({ sent: { content }, done: null, failure: null, errors: {} }),
    end: () => change({ sent: null }),
    succeed: (answer: Answer) => change({ done: { answer } }),
    raise: (error: unknown) => change({ raised: error }),
    fail: (failure: Failure<E>) => setState((before) => ({ ...before, failure, errors: failure.errors, attempts: before.attempts + 1 })),
    mend: (field: string) => setState((before) => ({ ...before, errors: withoutField(before.errors, field) })),
    forget: () => change({ failure: null, errors: {} }),
  };
};
