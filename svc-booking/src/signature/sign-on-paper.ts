import { createHash } from 'node:crypto';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import type { signOnPaper as contract } from '@plenary/contracts/paper-signature.endpoints';
import { maxPaperBytes } from '@plenary/contracts/paper-signature-terms';
import type { QuoteStanding, QuoteStatus } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { localTime } from '@plenary/service-kit/local-time';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { nextRevision } from '../bookings/next-revision.ts';
import { refuseStale } from '../bookings/refuse-stale.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { withCredits } from '../credits/with-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { advanceSignature } from './advance-signature.ts';
import { claimFirst } from './claim-first.ts';
import { keepPaperSignature } from './keep-paper-signature.ts';
import { obstacleOf, type QuoteToSign, quoteToSign, refuseObstacle } from './signed-quote.ts';

type Body = EndpointInput<typeof contract>['body'];

interface Request extends Body {
  staff: UserActor;
  quoteId: string;
  idempotencyKey: string | undefined;
}

/**
 * Confirms a quote whose document its customer signed by hand, as their signature in the browser would (design: lifecycle L8): the PDF is
 * kept for good with its hash, and who recorded it. The mailbox need not be proven: staff know the signatory. Refuses `wrong-file` and
 * `body-too-large` by the bytes, `superseded`, `already-signed`, `quote-expired`, `no-longer-available`, `stale-version`, as `HoldCredits`
 * if its rooms are paid in credits, and `invalid-request`: `too_late` for a day to come at the venue, `too_early` for one before the quote.
 */
export const signOnPaper = async (deps: BookingDeps, request: Request): Promise<EndpointResponse<typeof contract>> => {
  const { staff, quoteId, document, idempotencyKey: key, ...told } = request;
  const file = paperOf(document);
  const catalogue = await deps.catalogue.current();
  const { userId } = (await quoteToSign(deps.database.read, deps, { catalogue, quoteId, actor: undefined, now: deps.now() })).row;
  const customer = { ...(await customerActor(deps, { staff, userId: userId ?? refuse('not-found') })), mailboxProven: true };
  const ids = { signatureId: deps.newId(), documentId: deps.newId(), optionId: deps.newId(), entryId: deps.newId() };
  const write = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const body = { quoteId, sha256: file.sha256, ...told };
      return once(tx, deps.database, { scope: `${staff.userId}:paper-signature`, key, body, now }, async () => {
        const asked = { catalogue, quoteId, actor: customer, now };
        await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
        const quote = await quoteToSign(tx, deps, asked);
        refuseSuperseded(quote.row);
        refuseObstacle(obstacleOf(quote, { actor: customer, now }));
        refuseStale(quote.row, told.revision);
        refuseOtherDay(quote, { receivedOn: told.receivedOn, now });
        const counted = await nextRevision(tx, deps.tables, quote.row, quote.row.standing as QuoteStanding);
        if (!counted) return refuse('stale-version', { members: { current: { revision: quote.row.revision } } });
        const signature = await keepPaperSignature(tx, deps, {
          ...told,
          ids,
          file,
          staff,
          customer,
          quoteId,
          amends: quote.row.amends,
          now,
        });
        const option = quote.option ?? (await claimFirst(tx, deps, { actor: customer, quote, optionId: ids.optionId, paid, now }));
        await audit(tx, deps.tables, entryOf({ request, quote, customer, sha256: file.sha256, id: ids.entryId, now }));
        await advanceSignature(tx, deps, { quote, option, signature, now });
        return { status: await statusOf(tx, deps, quoteId), revision: counted.revision, sha256: file.sha256 };
      });
    });
  return withCredits(deps, write);
};

/** The bytes are told by themselves, not by what a browser says of them. */
const paperOf = (base64: string): { base64: string; sha256: string } => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxPaperBytes) return refuse('body-too-large', { errors: { document: 'too_large' } });
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return refuse('wrong-file');
  return { base64, sha256: createHash('sha256').update(bytes).digest('hex') };
};

const refuseOtherDay = ({ row, venue }: QuoteToSign, { receivedOn, now }: { receivedOn: string; now: number }): void => {
  const { timeZone } = venue.record;
  if (receivedOn > todayIn({ now, timeZone })) refuse('invalid-request', { errors: { receivedOn: 'too_late' } });
  if (receivedOn < localTime(row.createdAt, timeZone).day) refuse('invalid-request', { errors: { receivedOn: 'too_early' } });
};

interface Recorded {
  request: Request;
  quote: QuoteToSign;
  customer: UserActor;
  sha256: string;
  id: string;
  now: number;
}

const entryOf = ({ request: { staff, signatoryName, receivedOn }, quote, customer, sha256, id, now }: Recorded) => ({
  ...{ id, at: now, by: staff, action: 'quote-signed-on-paper' as const },
  subject: dealSubject(quote.row, { venue: quote.venue, day: quote.days[0] }),
  changes: [
    { field: 'onBehalfOf', from: null, to: customer.userId },
    { field: 'signatory', from: null, to: signatoryName },
    { field: 'receivedOn', from: null, to: receivedOn },
    { field: 'document', from: null, to: sha256 },
  ],
});

const statusOf = async (tx: Transaction, { tables: { quote } }: BookingDeps, quoteId: string): Promise<QuoteStatus> => {
  const [row] = await tx.select({ status: quote.status }).from(quote).where(eq(quote.id, quoteId));
  return (row ?? refuse('not-found')).status as QuoteStatus;
};
