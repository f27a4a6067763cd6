import type { commonRefusals, Endpoint, StaleState } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import { type CallError, isCallError } from '@plenary/http/call-error';

/** Failures of a call of `E`: its own refusals, those of every call, and a network that is down. */
type FailureCode<E extends Endpoint> =
  | E['refusals'][number]
  | (typeof commonRefusals)[number]
  | 'authentication-required'
  | 'network-failure';

/** Null: the page shows it in another way. */
type Word = string | null | ((error: CallError) => string);
/** A sentence for each code with a text; `failed` for all others. */
export type Words<E extends Endpoint> = { [Code in FailureCode<E>]?: Word } & { failed: string };

export interface Failure<E extends Endpoint = Endpoint> {
  /** `unexpected-error` where nothing better is known. */
  code: FailureCode<E>;
  /** Null if the page shows it at the fields, or in another way. */
  text: string | null;
  /** Field path to error code. */
  errors: FieldErrors;
  /** The newer state after a version conflict. */
  current?: StaleState<E>;
  /** The call that failed; null if the page found the errors, or no call failed. */
  error: CallError | null;
}

export interface Reading<E extends Endpoint> {
  words?: Words<E>;
  /** Fields that show their own errors: `days` also covers `days.0.pax`. */
  fields?: readonly string[];
  /** The called endpoint: none of its refusals is reported. */
  endpoints?: readonly E[];
}

const isOfField = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

const isBesideFields = (errors: FieldErrors, fields: readonly string[]): boolean => {
  const paths = Object.keys(errors);
  return paths.length > 0 && paths.every((path) => fields.some((field) => isOfField(path, field)));
};

export const withoutField = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isOfField(path, field)));

const sentenceOf = (word: Word, error: CallError): string | null => (typeof word === 'function' ? word(error) : word);

/** Describes a failed submission to the user. */
export const readFailure = <E extends Endpoint>(error: unknown, { words, fields = [] }: Reading<E>): Failure<E> => {
  if (!isCallError(error)) return { code: 'unexpected-error', text: words?.failed ?? null, errors: {}, error: null };
  const code = error.code as FailureCode<E>;
  const { errors, body } = error;
  const spoken: Word | undefined = words?.[code];
  const word = spoken === undefined ? words?.failed : spoken;
  const text = word === undefined || isBesideFields(errors, fields) ? null : sentenceOf(word, error);
  return { code, text, errors, current: body.current as StaleState<E>, error };
};

/** Whether to report it: the page has no text for it, and it is no refusal of the contract. */
export const isUnexpected = <E extends Endpoint>(error: unknown, { words, fields = [], endpoints = [] }: Reading<E>): boolean => {
  if (!isCallError(error)) return true;
  const { code, errors } = error;
  const isSpokenOf = words !== undefined && Object.hasOwn(words, code);
  const isInContract = endpoints.some(({ refusals }) => refusals?.some((refusal) => refusal === code));
  return !(isSpokenOf || isInContract || isBesideFields(errors, fields));
};
