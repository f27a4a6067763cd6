import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { readPayments } from './read-payments.ts';

/** The payments of a deal; refuses `not-found`, also for another customer's. */
export const getPayments = async (
  { database, tables }: BookingDeps,
  asked: { actor: UserActor; dealId: string },
): Promise<DealPayments> => {
  await quoteOfDeal(database.read, tables, asked);
  return readPayments(database.read, tables, asked);
};
