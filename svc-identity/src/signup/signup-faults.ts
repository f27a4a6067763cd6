import { password } from '@plenary/contracts/identity-fields';
import type { FieldErrors } from '@plenary/contracts/problem';
import { readTelephone } from '@plenary/contracts/telephone';
import type { SentBody } from '../answers/complete-faults.ts';

const hasPhone = ({ phone }: SentBody) => typeof phone === 'string' && readTelephone(phone) !== null;

/** Any fault of the phone reads `invalid`, on signup and on user-info (spec/booking.md §5). */
export const signupFaults = (body: SentBody): FieldErrors => (hasPhone(body) ? {} : { phone: 'invalid' });

/** Any fault of the phone reads `required` here, any of the password `password` (spec/booking.md §5). */
export const frameworkSignupFaults = (body: SentBody): FieldErrors => ({
  ...(!hasPhone(body) && { phone: 'required' }),
  ...(!password.safeParse(body.password).success && { password: 'password' }),
});
