import { password } from '@plenary/contracts/identity-fields';
import type { FieldErrors } from '@plenary/contracts/problem';
import { readTelephone } from '@plenary/contracts/telephone';
import type { SentBody } from '../answers/complete-faults.ts';

const hasPhone = ({ phone }: SentBody) => typeof phone === 'string' && readTelephone(phone) !== null;

/** Any fault of the phone reads `invalid`, on signup and on user-info (spec/booking.md §5). */
export const signupFaults = (body: SentBody): FieldErrors => (hasPhone(body) ? {} : { phone: 'invalid' });

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A phone that is left out reads `required` here, any fault of the password `password` (spec/booking.md §5). */
export const frameworkSignupFaults = (body: SentBody): FieldErrors => ({
  ...(!hasPhone(body) && { phone: isBlank(body.phone) ? 'required' : 'invalid' }),
  ...(!password.safeParse(body.password).success && { password: 'password' }),
});
