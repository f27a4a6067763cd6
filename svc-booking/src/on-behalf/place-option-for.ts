import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { placeOption } from '../options/place-option.ts';
import { customerActor } from './customer-actor.ts';

interface Request {
  staff: UserActor;
  quoteId: string;
  idempotencyKey: string | undefined;
}

/**
 * Sets an option on a customer's quote (design: lifecycle L6, L8): theirs, mailed to them, for its full term. The trail names who placed it
 * and for whom. Refuses as `customerActor` and `placeOption`.
 */
export const placeOptionFor = async (deps: BookingDeps, { staff, quoteId, idempotencyKey }: Request) => {
  const { quote } = deps.tables;
  const [row] = await deps.database.read.select({ userId: quote.userId }).from(quote).where(eq(quote.id, quoteId));
  const { userId } = row ?? refuse('not-found');
  const actor = await customerActor(deps, { staff, userId });
  const entryId = deps.newId();
  return placeOption(deps, {
    ...{ actor, quoteId, idempotencyKey },
    onBehalf: async (tx, { quote: held, option, now }) => {
      await audit(tx, deps.tables, {
        ...{ id: entryId, at: now, by: staff, action: 'option-placed' },
        subject: dealSubject({ id: quoteId, customer: customerOf(actor) }, { venue: held.venue, day: held.search.days[0]?.date }),
        changes: [
          { field: 'onBehalfOf', from: null, to: userId },
          { field: 'rank', from: null, to: option.rank },
          { field: 'expiresAt', from: null, to: new Date(option.expiresAt).toISOString() },
        ],
      });
    },
  });
};
