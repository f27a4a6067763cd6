import type { Addons } from '@plenary/contracts/quote';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { tellOfQuote } from '../quotes/tell-of-quote.ts';
import { customerActor } from './customer-actor.ts';

interface Request {
  staff: UserActor;
  userId: string;
  body: { demandId: string; addons: Addons; totalExcludingVatPrice: number };
  idempotencyKey: string | undefined;
}

/**
 * Makes a quote in a customer's name (design: lifecycle L6, L8): it is theirs, they are mailed a link to it, and the trail names who made
 * it and for whom. Refuses as `customerActor` and `createQuote`, and `price-changed` where it would cost something else than was shown.
 */
export const createQuoteFor = async (
  deps: BookingDeps,
  { staff, userId, body: { demandId, addons, totalExcludingVatPrice }, idempotencyKey }: Request,
): Promise<{ quoteId: string }> => {
  const actor = await customerActor(deps, { staff, userId });
  const entryId = deps.newId();
  return createQuote(deps, {
    ...{ actor, demandId, addons, idempotencyKey, shown: totalExcludingVatPrice },
    also: async (tx, made) => {
      const { quoteId, venue, frozen, now } = made;
      const days = frozen.search.days.map(({ date }) => date);
      await audit(tx, deps.tables, {
        ...{ id: entryId, at: now, by: staff, action: 'quote-made' },
        subject: dealSubject({ id: quoteId, customer: customerOf(actor) }, { venue, day: days[0] }),
        changes: [{ field: 'onBehalfOf', from: null, to: userId }],
      });
      await tellOfQuote(tx, deps, { ...made, customer: actor, madeBy: 'staff' });
    },
  });
};
