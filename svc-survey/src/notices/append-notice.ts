import type { Supplement } from '@plenary/contracts/supplements';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { asc, eq } from 'drizzle-orm';
import { eventHours } from '../calendar/event-hours.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { ChangedValue } from '../events/event-record.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { shareFragment } from '../events/survey-path.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { standingLink } from '../share/standing-link.ts';
import { noticeMail } from './notice-mail.ts';
import type { NoticeKind } from './notice-words.ts';

export interface Notice {
  kind: NoticeKind;
  event: EventRow;
  message?: string;
  /** The supplement that staff took back. */
  withdrawn?: Supplement;
  /** What staff chose in place of what was asked for. */
  chosen?: readonly ChangedValue[];
  /** People that staff let into a room beyond its figure. */
  exceeded?: readonly ChangedValue[];
  now: number;
}

/**
 * Writes a mail to an event's customer into the outbox. `id` is derived from its content: a repeated transaction
 * writes the same. Practical information goes to the contact that the survey names as well.
 */
export const appendNotice = async (
  tx: Transaction,
  deps: SurveyDeps,
  { id, kind, event, message, withdrawn, chosen, exceeded, now }: Notice & { id: string },
): Promise<void> => {
  const { database, tables, publicUrl, brandName } = deps;
  const steps = await tx.select().from(tables.surveyStep).where(eq(tables.surveyStep.eventId, event.id));
  const contact = steps.find(({ key }) => key === 'contact')?.answers as { email?: string } | undefined;
  const { email } = event.record.customer;
  const mail = noticeMail({
    kind,
    to: kind === 'practical-information' ? [...new Set([email, contact?.email || email])].join(', ') : email,
    event,
    scientist: await scientistOf(tx, deps, event.venueId),
    hours: eventHours(event.record.days, steps),
    href: await linkOf(tx, deps, { kind, event, now }),
    message,
    supplements: supplementsOf(
      event,
      steps.find(({ key }) => key === 'upsell'),
    ),
    withdrawn,
    chosen,
    exceeded,
    publicUrl,
    brandName,
    now,
  });
  await appendEvent(tx, database, { id, type: 'mail', aggregateId: event.id, sequence: event.revision, payload: mail }, now);
};

/**
 * An invitation to the survey opens it for any reader; other links lead into the customer's own area, with the address to sign in
 * with in the fragment, which reaches no server and no log.
 */
const linkOf = async (tx: Transaction, deps: SurveyDeps, { kind, event, now }: Notice): Promise<string> => {
  const { publicUrl, tables } = deps;
  const ownPage = `${publicUrl}/profile/events/${event.id}#${new URLSearchParams({ email: event.record.customer.email })}`;
  if (kind !== 'invitation' && kind !== 'reminder') return ownPage;
  const { token } = await standingLink(tx, deps, { event, now });
  const { customer: customers } = tables;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.userId, event.userId))
    .orderBy(asc(customers.salesforceId))
    .limit(1);
  if (!customer) return ownPage;
  const link = new URL(`${publicUrl}/profile/events/${customer.salesforceId}/check-user`);
  link.searchParams.set('eventId', event.id);
  link.hash = shareFragment(token);
  return link.href;
};
