import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { BillingForm } from '@plenary/contracts/signature-form';
import { missingBilling } from '@plenary/contracts/signature-rules';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { withReminderTelephone } from '../signature-state/reminder-telephone.ts';
import { advanceSignature } from './advance-signature.ts';
import { quoteToSign } from './signed-quote.ts';
import { stateOfSignature } from './state-of-signature.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  billing: BillingForm;
}

/**
 * Completes the billing of a signed quote, which is approved then unless the second signatory is waited for. What was signed stays as
 * it was. Refuses missing fields as `required`, a telephone number that is none as `invalid`, and `conflict` if no signature waits.
 */
export const completeBilling = async (deps: BookingDeps, { actor, quoteId, billing: typed }: Request): Promise<SignatureState> => {
  const lacking = missingBilling(typed);
  if (lacking.length > 0) refuse('invalid-request', { errors: Object.fromEntries(lacking.map((path) => [path, 'required'])) });
  const { signature } = deps.tables;
  const catalogue = await deps.catalogue.current();
  return writeOptions(deps, async (tx, now) => {
    const asked = { catalogue, quoteId, actor, now };
    await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
    const quote = await quoteToSign(tx, deps, asked);
    const ofCaller = and(eq(signature.quoteId, quoteId), eq(signature.userId, actor.userId), eq(signature.state, 'standing'));
    const [standing] = await tx.select({ billing: signature.billing }).from(signature).where(ofCaller);
    if (!standing) return refuse('conflict');
    const billing = withReminderTelephone(typed, standing.billing.paymentReminder.phone);
    const [completed] = await tx.update(signature).set({ billing }).where(ofCaller).returning();
    if (!completed || !quote.option) return refuse('conflict');
    await advanceSignature(tx, deps, { quote, option: quote.option, signature: completed, now });
    return stateOfSignature(tx, deps, asked);
  });
};
