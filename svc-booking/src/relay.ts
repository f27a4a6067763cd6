import { creditHoldChanged } from '@plenary/contracts/credit.schemas';
import { bookingEventTypes, peoplePriced } from '@plenary/contracts/events';
import type { Logger } from '@plenary/service-kit/logger';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { createRelay, type Subscriber } from '@plenary/service-kit/relay';
import { peopleToPrice } from './change-offers/ask-to-price-people.ts';
import { priceWaitingPeople } from './changes/price-waiting-people.ts';
import { crmErasureEvent, deliverErasure } from './crm/erase-in-crm.ts';
import { crmEvent, deliverRecord } from './crm/hand-to-sales.ts';
import type { BookingDeps } from './deps.ts';
import { type MailOfQuote, withQuoteAttached } from './quotes/with-quote-attached.ts';
import { keepSentMail } from './records/keep-sent-mail.ts';
import { newToken } from './secret-token.ts';
import { type MailOfSheet, withSheetAttached } from './sheets/mails/with-sheet-attached.ts';
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

/** Of mails: some wait for their paper to be printed. */
const slow = ['mail'];

/** A mail with what is printed for it. */
const withPapers = async (deps: BookingDeps, { attachedSheet, ...mail }: MailOfQuote & MailOfSheet): Promise<Mail> =>
  withSheetAttached(deps, { ...(await withQuoteAttached(deps, mail)), ...(attachedSheet && { attachedSheet }) });

/** Deliver what svc-booking writes into its outbox: mails, and apart from them records for sales and what other services are told. */
export const bookingRelays = (deps: BookingDeps, { logger, mailer, tellSurvey, tellIdentity }: Subscribers) => {
  /** Sends, and keeps that it did. A mail is not sent twice because that failed. */
  const keeping = ({ aggregateId }: OutboxEvent): Mailer => ({
    send: async (mail, id) => {
      await mailer.send(mail, id);
      await keepSentMail(deps, { id, aggregateId, mail }).catch((err: unknown) => logger.error({ err, id }, 'a sent mail was not kept'));
    },
  });
  const subscribers = {
    ...Object.fromEntries([...bookingEventTypes, peoplePriced].map((type) => [type, tellSurvey])),
    [countersignatureAsked]: (event: OutboxEvent) => invitationSender(deps, { mailer: keeping(event), newToken })(event),
    [creditHoldChanged]: tellIdentity,
    [peopleToPrice]: priceWaitingPeople(deps),
    [crmEvent]: ({ aggregateId }: OutboxEvent) => deliverRecord(deps, aggregateId),
    [crmErasureEvent]: deliverErasure(deps.eraseInCrm),
    mail: async (event: OutboxEvent) => keeping(event).send(await withPapers(deps, event.payload as MailOfQuote & MailOfSheet), event.id),
  };
  const options = { database: deps.database, logger, now: deps.now, subscribers };
  return [createRelay({ ...options, types: { except: slow } }), createRelay({ ...options, types: { only: slow } })];
};
