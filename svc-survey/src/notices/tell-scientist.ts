import { formatDay } from '@plenary/contracts/format';
import type { OverfullRoom } from '@plenary/contracts/staff-surveys.schemas';
import type { LunchService } from '@plenary/contracts/survey-terms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Transaction } from '@plenary/service-kit/database/database';
import { colonIn, layOutMail } from '@plenary/service-kit/mail-layout';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { ChangedValue, EventRecord, KeptCharge } from '../events/event-record.ts';
import { supplementOfCharge } from '../events/supplements-of.ts';
import { languageOfScientist, scientistOf } from '../scientists/scientist-of.ts';
import { differencesInWords, exceededInWords } from './differences-in-words.ts';
import { chargeLabel } from './lunch-label.ts';
import { datesInWords, supplementsInWords } from './notice-mail.ts';
import { noticeWords } from './words/by-language.ts';
import { differenceWords } from './words/differences.ts';

/** A lunch that is not served at the venue. */
export interface LunchElsewhere {
  /** Local day of the venue. */
  day: string;
  servedAs: LunchService | null;
  pax: number | null;
}

interface Told {
  about:
    | 'to-validate'
    | 'changed-while-closed'
    | 'lunch-moved'
    | 'lunch-resized'
    | 'lunch-gone'
    | 'lunch-agreed'
    | 'charge-agreed'
    | 'charge-refused'
    | 'charge-to-review'
    | 'people-declined'
    | 'event-cancelled'
    | 'event-reinstated';
  event: EventRow;
  /** The charge that the customer answered, or that the booking has left behind. */
  charge?: KeptCharge;
  /** What there is to validate. */
  differences?: readonly ChangedValue[];
  /** Rooms that do not hold the people asked for. */
  overfull?: readonly OverfullRoom[];
  /** Lunches elsewhere: agreed ones that are on another day or for other people by now, or called off; ones that have to be validated. */
  lunches?: readonly LunchElsewhere[];
  /** Those that they take the place of. */
  lunchesBefore?: readonly LunchElsewhere[];
  /** Of the booking that causes it without a new revision of the event: it may do so again. */
  sequence?: number;
  now: number;
}

const wordsAbout = {
  'to-validate': 'toValidate',
  'changed-while-closed': 'changedWhileClosed',
  'lunch-moved': 'lunchMoved',
  'lunch-resized': 'lunchResized',
  'lunch-gone': 'lunchGone',
  'lunch-agreed': 'lunchAgreed',
  'charge-agreed': 'chargeAgreed',
  'charge-refused': 'chargeRefused',
  'charge-to-review': 'chargeToReview',
  'people-declined': 'peopleDeclined',
  'event-cancelled': 'eventCancelled',
  'event-reinstated': 'eventReinstated',
} as const;

/** Mails the Meeting Scientist of an event, in their language, that its survey waits for them, or what its customer says of a charge. */
export const tellScientist = async (
  tx: Transaction,
  deps: SurveyDeps,
  { about, event, charge, differences = [], overfull = [], lunches = [], lunchesBefore = [], sequence, now }: Told,
): Promise<void> => {
  const { database, publicUrl, brandName } = deps;
  const { email } = await scientistOf(tx, deps, event.venueId);
  const lang = await languageOfScientist(tx, deps, event.venueId);
  const words = noticeWords[lang];
  const { toValidate } = words;
  const { subject, title, text, ...more } = words[wordsAbout[about]];
  const isBeingAnswered = event.status === 'TODO';
  const isOnlyOverfull = overfull.length > 0 && differences.length === 0;
  const asked = isOnlyOverfull ? toValidate.overfullText : text;
  const answered = 'textAtPrice' in more && charge?.state === 'offered' ? more.textAtPrice : asked;
  const paragraph = 'textWhileAnswered' in more && isBeingAnswered ? more.textWhileAnswered : answered;
  const { venue, customer } = event.record;
  const mail = layOutMail({
    to: email,
    subject: subject.replaceAll('{venue}', () => venue.commercialName),
    content: {
      lang,
      brandName,
      title,
      paragraphs: [paragraph],
      facts: [
        ...(differences.length > 0
          ? ([[differenceWords[lang].toValidate, differencesInWords(differences, event.record.days, lang)]] as const)
          : []),
        ...(overfull.length > 0 ? ([[toValidate.overfull, overfullInWords(overfull, event.record.days, lang)]] as const) : []),
        ...(lunches.length > 0 ? ([[words.lunch, lunchesInWords(lunches, lang)]] as const) : []),
        ...(lunchesBefore.length > 0 ? ([[words.lunchBefore, lunchesInWords(lunchesBefore, lang)]] as const) : []),
        ...(charge ? ([[words.charge, chargeInWords(charge, event.record, lang)]] as const) : []),
        [toValidate.customer, [customer.companyName, `${customer.firstname} ${customer.lastname}`, customer.email].join('\n')],
        [words.venue, venue.commercialName],
        [words.dates, datesInWords(event, lang)],
      ],
      button:
        about === 'event-cancelled'
          ? { label: words.eventCancelled.button, href: `${publicUrl}/staff/quotes/${event.quoteId}` }
          : { label: toValidate.button, href: `${publicUrl}/staff/surveys/${event.id}` },
    },
  });
  const part = about === 'charge-to-review' && charge ? [charge.id] : [];
  const id = [event.id, about, sequence ?? event.revision, ...part].join('-');
  await appendEvent(tx, database, { id, type: 'mail', aggregateId: event.id, sequence: event.revision, payload: mail }, now);
};

const chargeInWords = (charge: KeptCharge, record: EventRecord, lang: Language): string =>
  supplementsInWords([supplementOfCharge({ ...charge, label: chargeLabel(charge, record, lang) })], lang);

const overfullInWords = (overfull: readonly OverfullRoom[], days: EventRow['record']['days'], lang: Language): string =>
  exceededInWords(
    overfull.map(({ step: key, most, pax }) => ({ key, field: 'pax', from: most, to: pax })),
    days,
    lang,
  );

/** Each lunch on a line: "mercredi 7 octobre : Restaurant extérieur, 61". */
const lunchesInWords = (lunches: readonly LunchElsewhere[], lang: Language): string =>
  lunches
    .map(({ day, servedAs, pax }) => {
      const name = noticeWords[lang].lunchOutside[servedAs === 'meal_trays' ? servedAs : 'external_restaurant'];
      return `${formatDay(day, localeOf[lang], 'weekday')}${colonIn(lang)} ${[name, pax].filter(Boolean).join(', ')}`;
    })
    .join('\n');
