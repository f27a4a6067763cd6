import type { Transaction } from '@plenary/service-kit/database/database';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { languageOfScientist, scientistOf } from '../scientists/scientist-of.ts';
import { datesInWords } from './notice-mail.ts';
import { noticeWords } from './notice-words.ts';

/** Mails the Meeting Scientist of an event, in their language, that its survey waits for them. */
export const tellScientist = async (tx: Transaction, deps: SurveyDeps, { event, now }: { event: EventRow; now: number }): Promise<void> => {
  const { database, publicUrl, brandName } = deps;
  const { email } = await scientistOf(tx, deps, event.venueId);
  const lang = await languageOfScientist(tx, deps, event.venueId);
  const words = noticeWords[lang];
  const { toValidate } = words;
  const { venue, customer } = event.record;
  const mail = layOutMail({
    to: email,
    subject: toValidate.subject.replaceAll('{venue}', () => venue.commercialName),
    content: {
      lang,
      brandName,
      title: toValidate.title,
      paragraphs: [toValidate.text],
      facts: [
        [toValidate.customer, [customer.companyName, `${customer.firstname} ${customer.lastname}`, customer.email].join('\n')],
        [words.venue, venue.commercialName],
        [words.dates, datesInWords(event, lang)],
      ],
      button: { label: toValidate.button, href: `${publicUrl}/staff/surveys/${event.id}` },
    },
  });
  const id = `${event.id}-to-validate-${event.revision}`;
  await appendEvent(tx, database, { id, type: 'mail', aggregateId: event.id, sequence: event.revision, payload: mail }, now);
};
