import { getBookingRetention } from '@plenary/contracts/retention';
import { retentionOfMonth } from '@plenary/service-kit/retention';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';

export const retentionRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(getBookingRetention, ({ query }) => retentionOfMonth(deps.database, query.month));
};
