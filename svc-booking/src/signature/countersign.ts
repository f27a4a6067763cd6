import type { QuoteStatus } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import { and, eq, isNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { advanceSignature } from './advance-signature.ts';
import { countersigning, type MailedLink } from './countersigning.ts';
import { quoteToSign } from './signed-quote.ts';

interface Request extends MailedLink {
  sha256: string;
  name: string;
  /** Network address of the second signatory. */
  address: string;
}

/** The second signatory signs the bytes that were signed first, once. Refuses as `countersigning`, and `document-changed`. */
export const countersign = async (
  deps: BookingDeps,
  { quoteId, token, sha256, name, address }: Request,
): Promise<{ status: QuoteStatus }> => {
  const { signature } = deps.tables;
  // First of all: without the link the quote's existence stays hidden.
  await countersigning(deps.database.read, deps, { quoteId, token, now: deps.now() });
  const catalogue = await deps.catalogue.current();
  return writeOptions(deps, async (tx, now) => {
    const asked = { catalogue, quoteId, actor: undefined, now };
    await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
    const standing = await countersigning(tx, deps, { quoteId, token, now });
    if (standing.sha256 !== sha256) refuse('document-changed');
    const [signed] = await tx
      .update(signature)
      .set({ secondName: name, secondSignedAt: now, secondAddress: address })
      .where(and(eq(signature.id, standing.id), eq(signature.state, 'standing'), isNull(signature.secondSignedAt)))
      .returning();
    const quote = await quoteToSign(tx, deps, asked);
    if (!signed || !quote.option) return refuse('expired-token', { members: { error: 'EXPIRED_TOKEN' } });
    await advanceSignature(tx, deps, { quote, option: quote.option, signature: signed, now });
    const { row } = await quoteToSign(tx, deps, asked);
    return { status: row.status as QuoteStatus };
  });
};
