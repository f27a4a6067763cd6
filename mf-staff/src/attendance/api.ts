import * as contract from '@plenary/contracts/attendance.endpoints';
import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { isCallError } from '@plenary/http/call-error';
import { call } from '../call.ts';

/** Null: the booking does not stand, or an older release of svc-booking answers, which has no such call. */
export const fetchAttendance = async (dealId: string, signal?: AbortSignal): Promise<Attendance | null> => {
  try {
    return await call(contract.getAttendance, { params: { dealId } }, { signal });
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 409)) return null;
    throw error;
  }
};

export interface Count {
  day: string;
  actual: number;
  /** What the caller has seen. */
  was: number | null;
}

/** Writes down how many people came on a day. */
export const setAttendance = (dealId: string, { day, ...body }: Count): Promise<Attendance> =>
  call(contract.setAttendance, { params: { dealId, day }, body });
