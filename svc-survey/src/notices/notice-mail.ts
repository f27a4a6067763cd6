import { formatDay, formatDays, formatEuros } from '@plenary/contracts/format';
import type { MeetingScientist } from '@plenary/contracts/meeting-events.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import { writeTelephone } from '@plenary/contracts/telephone';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { eventCalendar } from '../calendar/event-calendar.ts';
import type { DayHours } from '../calendar/event-hours.ts';
import type { EventRow } from '../db/tables.ts';
import { heldMeanwhile, isAwaited } from '../events/agreed-changes.ts';
import { chargesOf } from '../events/charges.ts';
import type { Agreement, ChangedValue } from '../events/event-record.ts';
import { summaryField } from '../events/summary-field.ts';
import type { Supplements } from '../events/supplements-of.ts';
import { differencesInWords, exceededInWords } from './differences-in-words.ts';
import type { NoticeKind } from './notice-words.ts';
import { noticeWords } from './words/by-language.ts';
import { differenceWords } from './words/differences.ts';

interface NoticeMail {
  kind: NoticeKind;
  to: string;
  event: EventRow;
  scientist: MeetingScientist;
  hours: readonly DayHours[];
  /** Page the button leads to, whole. */
  href: string;
  /** The message with which staff sent the survey back. */
  message?: string;
  supplements: Pick<Supplements, 'agreed' | 'offered' | 'proposed'>;
  /** Taken back by staff. */
  withdrawn?: Supplement;
  /** What staff chose in place of what was asked for. */
  chosen?: readonly ChangedValue[];
  /** People that staff let into a room beyond its figure. */
  exceeded?: readonly ChangedValue[];
  publicUrl: string;
  brandName: string;
  now: number;
}

export const datesInWords = ({ startDay, endDay }: Pick<EventRow, 'startDay' | 'endDay'>, lang: Language): string =>
  formatDays(startDay, endDay, localeOf[lang], 'full');

const hoursInWords = (hours: readonly DayHours[], lang: Language): string =>
  hours.map(({ date, startTime, endTime }) => `${formatDay(date, localeOf[lang], 'weekday')} ${startTime} – ${endTime}`).join('\n');

export const supplementsInWords = (supplements: readonly Supplement[], lang: Language): string => {
  const { addons, withoutVat, withVat, onRequest, replaces } = noticeWords[lang];
  const priced = (cents: number, words: string) => `${formatEuros(cents, localeOf[lang])} ${words}`;
  const priceOf = ({ excludingVat, includingVat, replaces: instead }: Supplement) => {
    if (excludingVat === null) return onRequest;
    const price = [priced(excludingVat, withoutVat), ...(includingVat === null ? [] : [priced(includingVat, withVat)])].join(', ');
    return instead === undefined ? price : `${price} (${replaces.replace('{price}', () => priced(instead, withoutVat))})`;
  };
  return supplements.map((one) => `${one.addon ? addons[one.addon] : (one.label ?? '')}: ${priceOf(one)}`).join('\n');
};

const supplementFacts = (input: NoticeMail): (readonly [string, string])[] => {
  const { kind, event, supplements, withdrawn } = input;
  const { agreed, offered, proposed } = supplements;
  const { lang } = event.record.customer;
  const words = noticeWords[lang];
  const fact = (name: string, lines: readonly Supplement[]) => (lines.length > 0 ? [[name, supplementsInWords(lines, lang)] as const] : []);
  if (withdrawn) return fact(words.withdrawn, [withdrawn]);
  if (kind === 'charge-reminder') return fact(words.proposed, proposed);
  if (kind !== 'accepted') return [];
  const atPrice = isAtPrice(input) ? chargesOf(event.record).filter(({ pricedAs }) => pricedAs === lastAgreement(input)?.pricedAs) : [];
  const waits = ({ id }: Supplement) => atPrice.some((charge) => charge.id === id);
  return [
    ...fact(
      words.supplements,
      agreed.filter((one) => !waits(one)),
    ),
    ...fact(words.acceptedAtPrice.supplements, [...agreed.filter(waits), ...offered]),
    ...fact(words.proposed, proposed),
  ];
};

/** What this acceptance has changed; undefined where it agreed to nothing new. */
const lastAgreement = ({ event, now }: NoticeMail): Agreement | undefined => {
  const last = event.record.agreements?.at(-1);
  return last?.at === now ? last : undefined;
};

/** An acceptance whose people the booking is priced for: the customer may have to agree to that first. */
const isAtPrice = (input: NoticeMail): boolean => input.kind === 'accepted' && lastAgreement(input)?.pricedAs !== undefined;

/** The values of an acceptance that differ from what held before it: one that waited for the customer never did. */
const sinceHeld = (record: EventRow['record'], last: Agreement): ChangedValue[] => {
  const before = { ...record, agreements: (record.agreements ?? []).filter((one) => one !== last) };
  return last.values.flatMap((value) => {
    const meanwhile = heldMeanwhile(before, summaryField(value.key, value.field));
    const from = meanwhile ? (meanwhile.until ?? null) : value.from;
    return from === value.to ? [] : [{ ...value, from }];
  });
};

const agreedFacts = (input: NoticeMail): (readonly [string, string])[] => {
  const { record } = input.event;
  const { lang } = record.customer;
  const last = lastAgreement(input);
  if (input.kind !== 'accepted' || !last) return [];
  const values = sinceHeld(record, last);
  const fact = (name: string, told: readonly ChangedValue[]) =>
    told.length > 0 ? [[name, differencesInWords(told, record.days, lang)] as const] : [];
  const isPriced = isAtPrice(input);
  const waits = (value: ChangedValue) => (isPriced ? !value.isFree : isAwaited(record, last, value));
  return [
    ...fact(
      differenceWords[lang].agreed,
      values.filter((value) => !waits(value)),
    ),
    ...fact(noticeWords[lang][isPriced ? 'acceptedAtPrice' : 'acceptedWithMore'].changes, values.filter(waits)),
  ];
};

const staffFacts = ({ event, chosen = [], exceeded = [] }: NoticeMail): (readonly [string, string])[] => {
  const { customer, days } = event.record;
  const words = noticeWords[customer.lang];
  return [
    ...(chosen.length > 0 ? [[words.chosen, differencesInWords(chosen, days, customer.lang)] as const] : []),
    ...(exceeded.length > 0 ? [[words.exceeded, exceededInWords(exceeded, days, customer.lang)] as const] : []),
  ];
};

/** A mail about an event, in its customer's language and its venue's time. */
export const noticeMail = (input: NoticeMail): Mail => {
  const { kind, to, event, scientist, hours, href, message, supplements, publicUrl, brandName, now } = input;
  const { customer, venue } = event.record;
  const words = noticeWords[customer.lang];
  const named = (sentence: string) =>
    sentence.replaceAll(/\{(venue|scientist)\}/g, (_, name) => (name === 'venue' ? venue.commercialName : scientist.name));
  const isPractical = kind === 'practical-information';
  const hasNewQuestions = kind === 'accepted' && event.status === 'TODO';
  const isAwaited = hasNewQuestions || (kind === 'accepted' && supplements.proposed.length > 0);
  const told = isAwaited ? words.acceptedWithMore : { title: words.titles[kind], text: words.texts[kind] };
  const { title, text } = isAtPrice(input) ? words.acceptedAtPrice : told;
  const { street, zipCode, city } = venue.address;
  const mail = layOutMail({
    to,
    subject: named(isAtPrice(input) ? words.acceptedAtPrice.subject : words.subjects[kind]),
    content: {
      lang: customer.lang,
      brandName,
      title,
      paragraphs: [named(text)],
      facts: [
        ...(message ? ([[words.message, message]] as const) : []),
        ...agreedFacts(input),
        ...staffFacts(input),
        ...supplementFacts(input),
        [words.venue, venue.commercialName],
        ...(isPractical ? ([[words.address, `${street}, ${zipCode} ${city}`]] as const) : []),
        isPractical ? [words.hours, hoursInWords(hours, customer.lang)] : [words.dates, datesInWords(event, customer.lang)],
        [words.contact, [scientist.name, scientist.email, writeTelephone(scientist.phoneNumber)].filter(Boolean).join('\n')],
      ],
      button: { label: words.buttons[kind], href },
      notes: [
        ...(kind === 'invitation' || kind === 'reminder' ? [words.mayBeShared] : []),
        ...(isPractical ? [words.calendarAttached] : []),
        ...(hasNewQuestions ? [words.newQuestions] : []),
      ],
    },
  });
  if (!isPractical) return mail;
  const content = eventCalendar({
    event,
    hours,
    title: named(words.calendarTitle),
    description: named(text),
    url: `${publicUrl}/profile/events/${event.id}`,
    brandName,
    now,
  });
  return { ...mail, attachments: [{ filename: 'event.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] };
};
