import { readEmail } from '@plenary/contracts/email-address';
import { maxNameLength, maxPasswordLength, minPasswordLength } from '@plenary/contracts/identity-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { lengthOf, lineFault } from '@plenary/contracts/text-rules';
import { loadTelephones } from '@plenary/platform/telephone';
import { type Fault, fault } from '../faults/fault.ts';
import type { Profile } from '../profile.ts';

type Checked = { email: string } | { fault: Fault };

/** The typed e-mail, normalised, or why it is refused (spec/booking.md §5). */
export const checkEmail = (typed: string): Checked => {
  if (typed.trim() === '') return { fault: fault('email-required', { email: 'required' }) };
  const email = readEmail(typed);
  return email === null ? { fault: fault('invalid-request', { email: 'invalid_format' }) } : { email };
};

/** The field's error under its name; empty if there is none. */
const at = (name: string, code: string | undefined): FieldErrors => (code ? { [name]: code } : {});

const nameFaults = ({ firstname, lastname }: Profile): FieldErrors => ({
  ...at('firstname', lineFault(firstname, maxNameLength)),
  ...at('lastname', lineFault(lastname, maxNameLength)),
});

const invalidWhereAny = (fields: FieldErrors): Fault | null => (Object.keys(fields).length > 0 ? fault('invalid-request', fields) : null);

/** The service's own rule; without it, any text but an empty one. */
const telephoneFault = async (typed: string): Promise<'invalid' | undefined> => {
  const isTelephone = (await loadTelephones())?.isTelephone(typed) ?? typed.trim() !== '';
  return isTelephone ? undefined : 'invalid';
};

/** Any fault of the phone reads `invalid` here (spec/booking.md §5). */
export const checkProfile = async (typed: Profile): Promise<Fault | null> =>
  invalidWhereAny({ ...nameFaults(typed), ...at('phone', await telephoneFault(typed.phone)) });

/** A profile with the name of a company, which may be left empty. */
export const checkSignup = async ({ companyName, ...person }: Profile & { companyName: string }): Promise<Fault | null> =>
  invalidWhereAny({
    ...(await checkProfile(person))?.fields,
    ...at('companyName', companyName.trim() === '' ? undefined : lineFault(companyName, maxNameLength)),
  });

/** An empty phone reads `required` here, any fault of the password `password` (spec/booking.md §5). */
export const checkFrameworkProfile = async (typed: Profile & { password: string }): Promise<Fault | null> => {
  const length = lengthOf(typed.password);
  const isPassword = length >= minPasswordLength && length <= maxPasswordLength;
  return invalidWhereAny({
    ...nameFaults(typed),
    ...at('phone', typed.phone.trim() === '' ? 'required' : await telephoneFault(typed.phone)),
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
