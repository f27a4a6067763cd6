import type { FieldErrors, RefusalCode } from '@plenary/contracts/problem';
import { refuse } from '@plenary/http/refuse';

/** Refuses a user's details: these answers say `success: false` beside the errors of the fields, none where no field is wrong (spec/booking.md §7). */
export const refuseInfo = (code: RefusalCode, errors: FieldErrors): never => refuse(code, { errors, members: { success: false } });
