import { randomBytes } from 'node:crypto';
import { creditHoldChanged } from '@plenary/contracts/credit.schemas';
import { bookingEventTypes } from '@plenary/contracts/events';
import type { Logger } from '@plenary/service-kit/logger';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import { createRelay, type Subscriber } from '@plenary/service-kit/relay';
import { crmErasureEvent, deliverErasure } from './crm/erase-in-crm.ts';
import { crmEvent, deliverRecord } from './crm/hand-to-sales.ts';
import type { BookingDeps } from './deps.ts';
import { countersignatureAsked } from './signature/ask-for-countersignature.ts';
import { invitationSender } from './signature/send-invitation.ts';

interface Subscribers {
  logger: Logger;
  mailer: Mailer;
  /** Of what happens to bookings. */
  tellSurvey: Subscriber;
  /** Of credits that are held and released. */
  tellIdentity: Subscriber;
}

/** Delivers what svc-booking writes into its outbox: mails, records for sales, and what other services are told. */
export const bookingRelay = (deps: BookingDeps, { logger, mailer, tellSurvey, tellIdentity }: Subscribers) =>
  createRelay({
    database: deps.database,
    logger,
    now: deps.now,
    subscribers: {
      ...Object.fromEntries(bookingEventTypes.map((type) => [type, tellSurvey])),
      [countersignatureAsked]: invitationSender(deps, { mailer, newToken: () => randomBytes(32).toString('base64url') }),
      [creditHoldChanged]: tellIdentity,
      [crmEvent]: ({ aggregateId }) => deliverRecord(deps, aggregateId),
      [crmErasureEvent]: deliverErasure(deps.eraseInCrm),
      mail: ({ id, payload }) => mailer.send(payload as Mail, id),
    },
  });
