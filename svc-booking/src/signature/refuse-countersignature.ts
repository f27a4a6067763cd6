import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { countersigning, type MailedLink } from './countersigning.ts';
import { endByRefusal } from './end-by-refusal.ts';
import { quoteToSign } from './signed-quote.ts';

/** The second signatory refuses: the quote is Rejected and its customer told. Refuses as `countersigning`. */
export const refuseCountersignature = async (deps: BookingDeps, { reason, ...link }: MailedLink & { reason: string }): Promise<void> => {
  // First of all: without the link the quote's existence stays hidden.
  await countersigning(deps.database.read, deps, { ...link, now: deps.now() });
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, async (tx, now) => {
    const asked = { catalogue, quoteId: link.quoteId, actor: undefined, now };
    await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
    await countersigning(tx, deps, { ...link, now });
    await endByRefusal(tx, deps, { quote: await quoteToSign(tx, deps, asked), reason, mails: ['refused'], now });
  });
};
