import { formatDay } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { SurveyDeps } from '../deps.ts';
import type { Delivery } from './delivery.ts';
import { isOrganiser } from './guest-visit.ts';
import { invitationCalendar } from './invitation-calendar.ts';
import type { InvitationKind } from './invitation-words.ts';
import { invitationWords } from './words/by-language.ts';

const kindOf = ({ kind, isFollowUp }: Delivery): InvitationKind => {
  if (kind === 'remove') return 'cancellation';
  return isFollowUp ? 'update' : 'invitation';
};

/** The mail of an invitation, an update or a cancellation, in the language of the event and its venue's time; answers go to the host. */
export const invitationMail = ({ publicUrl, brandName, guests, now }: SurveyDeps, delivery: Delivery): Mail => {
  const { key, sequence, visit } = delivery;
  const { guest, day, venue, host, lang } = visit;
  const words = invitationWords[lang];
  const kind = kindOf(delivery);
  const isOwn = isOrganiser(visit);
  const inWords = formatDay(day.date, localeOf[lang], 'full');
  const facts: Record<string, string> = { venue: venue.commercialName, host: host.name || host.email, day: inWords };
  const named = (sentence: string) => sentence.replaceAll(/\{(venue|host|day)\}/g, (_, name: string) => facts[name] ?? '');
  const title = words.calendarTitle
    .replaceAll('{host}', () => host.companyName || host.name)
    .replaceAll('{venue}', () => venue.commercialName);
  const url = `${publicUrl}/venues/${venue.slug}`;
  const method = kind === 'cancellation' ? 'CANCEL' : 'REQUEST';
  const mail = layOutMail({
    to: guest.email,
    subject: named(words.subjects[kind]),
    content: {
      lang,
      brandName,
      title: words.titles[kind],
      paragraphs: [named(words.texts[kind])],
      facts: [
        [words.day, inWords],
        [words.hours, `${day.startTime} – ${day.endTime}`],
        [words.venue, venue.commercialName],
        [words.address, `${venue.street}, ${venue.zipCode} ${venue.city}`],
        [words.invitedBy, [host.name, host.companyName, host.email].filter(Boolean).join('\n')],
      ],
      ...(kind === 'cancellation' ? {} : { button: { label: words.button, href: url } }),
      notes: [...(kind === 'cancellation' || isOwn ? [] : [named(words.answers)]), isOwn ? words.ownEntry : named(words.whyYou)],
    },
  });
  const content = invitationCalendar({
    visit,
    method,
    uid: `${key}@plenary`,
    sequence,
    title,
    description: named(words.texts[kind]),
    url,
    sender: guests.sender,
    brandName,
    now: now(),
  });
  return { ...mail, ...(!isOwn && { replyTo: host.email }), calendar: { method, content } };
};
