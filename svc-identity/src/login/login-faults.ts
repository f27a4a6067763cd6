import type { FieldErrors } from '@plenary/contracts/problem';

/** A malformed login flags the password as invalid, for any fault (spec/booking.md §5). */
export const loginFaults = (): FieldErrors => ({ password: 'invalid' });
