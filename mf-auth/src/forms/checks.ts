import { hasUnseen, unseenCode } from '@plenary/contracts/free-text-terms';
import {
  emailPattern,
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  maxPhoneLength,
  maxTypedEmailLength,
  minPasswordLength,
  normaliseEmail,
} from '@plenary/contracts/identity-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { type Fault, fault } from '../faults/fault.ts';
import type { Profile } from '../profile.ts';

type Checked = { email: string } | { fault: Fault };

/** The typed e-mail, normalised, or why it is refused (spec/booking.md §5). */
export const checkEmail = (typed: string): Checked => {
  if (typed.trim() === '') return { fault: fault('email-required', { email: 'required' }) };
  const email = normaliseEmail(typed);
  const isValid = typed.length <= maxTypedEmailLength && email.length <= maxEmailLength && emailPattern.test(email);
  return isValid ? { email } : { fault: fault('invalid-request', { email: 'invalid_format' }) };
};

/** The error of a text that may not be empty. */
export const textFault = (typed: string, maxLength: number): string | undefined => {
  const text = typed.trim();
  if (text === '') return 'required';
  if (text.length > maxLength) return 'value_too_long';
  if (/\p{Cc}/u.test(text)) return 'invalid';
  return hasUnseen(text) ? unseenCode : undefined;
};

/** The field's error under its name; empty if there is none. */
const at = (name: string, code: string | undefined): FieldErrors => (code ? { [name]: code } : {});

const nameFaults = ({ firstname, lastname }: Profile): FieldErrors => ({
  ...at('firstname', textFault(firstname, maxNameLength)),
  ...at('lastname', textFault(lastname, maxNameLength)),
});

const invalidWhereAny = (fields: FieldErrors): Fault | null => (Object.keys(fields).length > 0 ? fault('invalid-request', fields) : null);

/** Any fault of the phone reads `invalid` here (spec/booking.md §5). Whether it is a number is the server's to say. */
export const checkProfile = (typed: Profile): Fault | null =>
  invalidWhereAny({ ...nameFaults(typed), ...at('phone', textFault(typed.phone, maxPhoneLength) && 'invalid') });

/** Any fault of the phone reads `required` here, any of the password `password` (spec/booking.md §5). */
export const checkFrameworkProfile = (typed: Profile & { password: string }): Fault | null => {
  const { length } = typed.password;
  const isPassword = length >= minPasswordLength && length <= maxPasswordLength;
  return invalidWhereAny({
    ...nameFaults(typed),
    ...at('phone', textFault(typed.phone, maxPhoneLength) && 'required'),
    ...at('password', isPassword ? undefined : 'password'),
  });
};

const flowTypes = ['out-funnel', 'in-funnel'] as const;
export type FlowType = (typeof flowTypes)[number];

/** A login needs action, e-mail, password, `from` and `flowType`; without any of them the password is flagged (spec/booking.md §5). */
export const checkLogin = (sent: FormData): Fault | null => {
  const isWhole = sent.get('action') === 'login' && ['email', 'password', 'from'].every((name) => sent.get(name));
  const isKnownFlow = flowTypes.some((type) => type === sent.get('flowType'));
  return isWhole && isKnownFlow ? null : fault('invalid-request', { password: 'invalid' });
};
