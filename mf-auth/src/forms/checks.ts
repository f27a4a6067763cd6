import { email as emailSchema, signup, signupWithFrameworkContract } from '@plenary/contracts/identity';
import { fieldErrorsOf } from '@plenary/http/field-errors';
import { type Fault, fault } from '../faults/fault.ts';
import type { Profile } from '../flow/auth-flow.ts';

type Checked = { email: string } | { fault: Fault };

/** The typed e-mail, normalised, or why it is refused (spec/booking.md §5). */
export const checkEmail = (typed: string): Checked => {
  if (typed.trim() === '') return { fault: fault('email-required', { email: 'required' }) };
  const { data } = emailSchema.safeParse(typed);
  return data === undefined ? { fault: fault('invalid-request', { email: 'invalid_format' }) } : { email: data };
};

const names = { firstname: true, lastname: true, phone: true } as const;
const profile = signup.body.pick(names);
const profileWithPassword = signupWithFrameworkContract.body.pick({ ...names, password: true });

/** Any fault of the phone reads `invalid` here (spec/booking.md §5). Whether it is a number is the server's to say. */
export const checkProfile = (typed: Profile): Fault | null => {
  const { error } = profile.safeParse(typed, { reportInput: true });
  if (!error) return null;
  const fields = fieldErrorsOf(error);
  return fault('invalid-request', { ...fields, ...(fields.phone && { phone: 'invalid' }) });
};

/** Any fault of the phone reads `required` here, any of the password `password` (spec/booking.md §5). */
export const checkFrameworkProfile = (typed: Profile & { password: string }): Fault | null => {
  const { error } = profileWithPassword.safeParse(typed, { reportInput: true });
  if (!error) return null;
  const fields = fieldErrorsOf(error);
  return fault('invalid-request', {
    ...fields,
    ...(fields.phone && { phone: 'required' }),
    ...(fields.password && { password: 'password' }),
  });
};

export const flowTypes = ['out-funnel', 'in-funnel'] as const;
export type FlowType = (typeof flowTypes)[number];

/** A login needs action, e-mail, password, `from` and `flowType`; without any of them the password is flagged (spec/booking.md §5). */
export const checkLogin = (sent: FormData): Fault | null => {
  const isWhole = sent.get('action') === 'login' && ['email', 'password', 'from'].every((name) => sent.get(name));
  const isKnownFlow = flowTypes.some((type) => type === sent.get('flowType'));
  return isWhole && isKnownFlow ? null : fault('invalid-request', { password: 'invalid' });
};
