import * as contract from '@plenary/contracts/attendance.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getAttendance } from './get-attendance.ts';
import { setAttendance } from './set-attendance.ts';

export const attendanceRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getAttendance, ({ actor, params }) => getAttendance(deps, { actor, ...params }));

  implement(contract.setAttendance, ({ actor, params, body }) => setAttendance(deps, { actor, ...params, ...body }));
};
