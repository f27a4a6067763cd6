import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Fault, faultOf, isUnforeseen } from '../faults/fault.ts';

type Values<Name extends string> = Record<Name, string>;

/** Answers why it was refused, or null. A failed call may be thrown. `signal` ends when the form goes away. */
type Work = (signal: AbortSignal) => Promise<Fault | null>;

interface Options<Name extends string> {
  initial: Values<Name>;
  /** Why the step before led here. */
  arrivedWith?: Fault | undefined;
  /** What the page can see to be wrong; nothing is sent then. `sent` holds the hidden fields too. */
  check: (values: Values<Name>, sent: FormData) => Fault | null;
  send: (values: Values<Name>, signal: AbortSignal) => ReturnType<Work>;
}

export interface FormState<Name extends string = string> {
  names: readonly Name[];
  values: Values<Name>;
  /** Why the last attempt was refused. */
  fault: Fault | null;
  /** What is still wrong with the fields: an edited one is given the benefit of the doubt. */
  errors: FieldErrors;
  /** Refused attempts so far. */
  attempts: number;
  isPending: boolean;
  fieldId: (name: Name) => string;
  change: (name: Name, value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Does another thing of the form's, as it would send: not while one is under way, and with its refusal shown. */
  run: (work: Work) => void;
}

/** A form that is checked, then sent once however often it is submitted meanwhile. */
export const useForm = <Name extends string>({ initial, arrivedWith, check, send }: Options<Name>): FormState<Name> => {
  const { report } = usePlatform();
  const id = useId();
  const [values, setValues] = useState(initial);
  const [fault, setFault] = useState<Fault | null>(arrivedWith ?? null);
  const [errors, setErrors] = useState<FieldErrors>(arrivedWith?.fields ?? {});
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settle = (refused: Fault | null) => {
    setFault(refused);
    setErrors(refused?.fields ?? {});
    if (refused) setAttempts((count) => count + 1);
  };

  const run = async (work: Work) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    try {
      settle(await work(controller.signal));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isUnforeseen(error)) report(error);
      settle(faultOf(error));
    }
    running.current = null;
    setPending(false);
  };

  return {
    names: Object.keys(initial) as Name[],
    values,
    fault,
    errors,
    attempts,
    isPending,
    fieldId: (name) => `${id}-${name}`,
    change: (name, value) => {
      setValues({ ...values, [name]: value });
      setErrors(({ [name]: _, ...others }) => others);
    },
    submit: (event) => {
      event.preventDefault();
      if (running.current) return;
      const refused = check(values, new FormData(event.currentTarget));
      if (refused) settle(refused);
      else void run((signal) => send(values, signal));
    },
    run: (work) => void run(work),
  };
};
