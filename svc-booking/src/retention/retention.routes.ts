import { getBookingRetention } from '@plenary/contracts/retention.endpoints';
import { retentionOfMonth } from '@plenary/service-kit/retention';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';

export const retentionRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(getBookingRetention, ({ query }) => retentionOfMonth(deps.database, query.month));
};
