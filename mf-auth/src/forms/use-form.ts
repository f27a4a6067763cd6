import type { Endpoint } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import { useSubmission } from '@plenary/platform/submission';
import type { Failure } from '@plenary/platform/submission-failure';
import { type FormEvent, useId, useState } from 'react';
import type { Fault } from '../faults/fault.ts';
import { useFaultWords } from '../faults/use-fault-words.ts';

type Values<Name extends string> = Record<Name, string>;

/** Returns the refusal, or null. A failed call may be thrown. `signal` is aborted when the form unmounts. */
type Work = (signal: AbortSignal) => Promise<Fault | null>;

interface Options<Name extends string> {
  /** The endpoints that it calls: none of their refusals is reported. */
  endpoints: readonly Endpoint[];
  initial: Values<Name>;
  /** Why the step before led here. */
  arrivedWith?: Fault | undefined;
  /** Finds errors on the page; nothing is sent then. `sent` contains the hidden fields too. */
  check: (values: Values<Name>, sent: FormData) => Fault | null | Promise<Fault | null>;
  send: (values: Values<Name>, signal: AbortSignal) => ReturnType<Work>;
}

export interface FormState<Name extends string = string> {
  names: readonly Name[];
  values: Values<Name>;
  /** Why the last attempt was refused. */
  failure: Failure | null;
  /** Remaining field errors: editing a field clears its own. */
  errors: FieldErrors;
  /** Refused attempts so far. */
  attempts: number;
  isPending: boolean;
  fieldId: (name: Name) => string;
  change: (name: Name, value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Runs another action of the form, as it would send: not while one is under way, and with its refusal shown. */
  run: (work: Work) => void;
}

/** A form of text fields: checked, then sent once however often it is submitted meanwhile. */
export const useForm = <Name extends string>({ endpoints, initial, arrivedWith, check, send }: Options<Name>): FormState<Name> => {
  const id = useId();
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(initial);
  const { words, failureOf } = useFaultWords(names);
  const { submit, isPending, failure, errors, attempts, fail, mend } = useSubmission({
    endpoints,
    send: (work: Work, { signal }) => work(signal),
    fields: names,
    words,
    arrivedWith: arrivedWith && failureOf(arrivedWith),
    onDone: (refused) => {
      if (refused) fail(failureOf(refused));
    },
  });
  return {
    names,
    values,
    failure,
    errors,
    attempts,
    isPending,
    fieldId: (name) => `${id}-${name}`,
    change: (name, value) => {
      setValues({ ...values, [name]: value });
      mend(name);
    },
    submit: (event) => {
      event.preventDefault();
      if (isPending) return;
      const refused = check(values, new FormData(event.currentTarget));
      if (refused && 'then' in refused) void submit(async (signal) => (await refused) ?? send(values, signal));
      else if (refused) fail(failureOf(refused));
      else void submit((signal) => send(values, signal));
    },
    run: (work) => void submit(work),
  };
};
