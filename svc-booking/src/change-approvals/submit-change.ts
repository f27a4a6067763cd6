import type { submitChange as contract } from '@plenary/contracts/change-approvals.endpoints';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { askedIn, seenChange } from '../changes/seen-change.ts';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';

interface Request {
  staff: UserActor;
  dealId: string;
  body: EndpointInput<typeof contract>['body'];
  language: Language;
  idempotencyKey: string | undefined;
}

/**
 * Keeps a change that gives away more than its author may, until another person decides on it (design: lifecycle L10): the booking stays as
 * it is, and its customer hears nothing. Refuses as `changeDeal`, and `conflict` where its author may make it.
 */
export const submitChange = async (
  deps: BookingDeps,
  { staff, dealId, body, language, idempotencyKey: key }: Request,
): Promise<{ approvalId: string }> => {
  const { database, tables } = deps;
  const catalogue = await deps.catalogue.current();
  const [approvalId, entryId] = [deps.newId(), deps.newId()];
  return writeOptions(deps, (tx, now) =>
    once(tx, database, { scope: `${staff.userId}:change-to-approve`, key, body: { dealId, ...body }, now }, async () => {
      const seen = await seenChange(tx, deps, { actor: staff, dealId, body, language, catalogue, now });
      const { planned, outcome, venue, isOverLimit } = seen;
      if (!isOverLimit) return refuse('conflict');
      const { quote, days } = planned.deal;
      const discountPercent = planned.discount?.percent ?? 0;
      await tx.insert(tables.changeApproval).values({
        ...{ id: approvalId, dealId, venueId: quote.venueId, state: 'to-approve', revision: 1 },
        ...{ asked: askedIn(body), consent: body.consent ?? '', dealRevision: quote.revision },
        before: { frozen: quote.frozen, rooms: planned.roomsBefore },
        after: { frozen: outcome.frozen, rooms: outcome.rooms },
        ...{ discountPercent, author: staffMemberOf(staff), authorLanguage: staff.lang, createdAt: now, reason: '' },
      });
      await audit(tx, tables, {
        ...{ id: entryId, at: now, by: staff, action: 'change-submitted' },
        subject: dealSubject({ id: dealId, customer: quote.customer }, { venue, day: days[0] }),
        changes: [{ field: 'discountPercent', from: null, to: discountPercent }],
      });
      return { approvalId };
    }),
  );
};
