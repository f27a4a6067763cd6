import { formatWait } from '@plenary/contracts/format';
import { unseenCode } from '@plenary/contracts/free-text-terms';
import type { TFunction } from 'i18next';
import type { Fault } from './fault.ts';

/** Codes with a sentence of their own under `fault` in the texts. */
const told = [
  'authentication-failed',
  'conflict',
  'forbidden',
  'framework-contract',
  'network-failure',
  'public-email-forbidden',
  'service-unavailable',
  'sign-in-again',
  'sign-in-lapsed',
  'user-exists',
] as const;

const isTold = (code: string): code is (typeof told)[number] => told.some((one) => one === code);

/** Codes of refusals with a text; any other failure is unexpected. */
export const spokenCodes: readonly string[] = [...told, 'invalid-request', 'too-many-requests'];

interface Options {
  t: TFunction<'auth'>;
  /** BCP 47 tag. */
  locale: string;
  /** Names of the form's fields, which show their own errors. */
  names: readonly string[];
}

/** Whether a fault only explains why the form has changed. */
export const isInformation = ({ code }: Pick<Fault, 'code'>): boolean =>
  ['framework-contract', 'conflict', 'sign-in-lapsed'].includes(code);

/** The sentence above a form, or null if the fields show every error. */
export const faultText = ({ code, fields, waitSeconds }: Fault, { t, locale, names }: Options): string | null => {
  const faulty = Object.keys(fields);
  if (faulty.length > 0 && faulty.every((name) => names.includes(name))) return null;
  if (code === 'too-many-requests') {
    return waitSeconds === undefined
      ? t('fault.too-many-requests')
      : t('fault.too-many-requests-wait', { wait: formatWait(waitSeconds, locale) });
  }
  return t(isTold(code) ? `fault.${code}` : 'fault.unexpected');
};

const isEmpty = (code: string) => code === 'required' || code === 'value_too_short';

/** The error text of a field (spec/booking.md §5). */
export const fieldText = (name: string, code: string | undefined, t: TFunction<'auth'>): string | undefined => {
  if (code === undefined) return undefined;
  if (code === 'value_too_long') return t('field.tooLong');
  if (code === unseenCode) return t('field.unseen');
  if (code === 'too_common') return t('password.tooCommon');
  if (name === 'email') return t(emailKey(code));
  if (name === 'code' && code === 'invalid') return t('secondFactor.wrong');
  if (name === 'password' && code === 'wrong') return t('login.wrongPassword');
  if (code === 'password' || (/password$/i.test(name) && code === 'value_too_short')) return t('password.tooShort');
  if (isEmpty(code)) return t('field.required');
  return t(name === 'phone' ? 'field.invalidPhone' : 'field.invalid');
};

const emailKey = (code: string) => {
  if (isEmpty(code)) return 'email.required';
  if (code === 'public-email-forbidden') return 'email.public';
  if (code === 'user-exists') return 'email.taken';
  if (code === 'not-own') return 'account.data.eraseWrong';
  return 'email.invalid';
};
