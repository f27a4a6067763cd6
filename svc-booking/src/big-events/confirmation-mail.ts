import type { BigEventDemand } from '@plenary/contracts/big-event';
import type { Mail } from '@plenary/service-kit/mailer';
import type { VenueRecord } from '../venues/venue-record.ts';
import { type BigEventMailContent, htmlMail, textMail } from './big-event-mail.ts';
import { confirmationWords } from './confirmation-words.ts';
import { eventDays } from './event-days.ts';

interface ConfirmationMailInput {
  demand: BigEventDemand;
  venue: Pick<VenueRecord, 'commercialName' | 'slug'>;
  brandName: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
}

/**
 * Anybody can type somebody else's address: the message stays out, and only what looks like a name is repeated, so that our mails
 * carry nobody's words.
 */
const greetingOf = (greeting: string, firstname: string): string => {
  const isName = firstname.length <= 40 && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(firstname) && firstname.split(' ').length <= 3;
  return isName ? `${greeting} ${firstname},` : `${greeting},`;
};

/** Tells the customer, in the language of the form, that the demand has come and is answered within 24 hours. */
export const confirmationMail = ({ demand, venue, brandName, publicUrl }: ConfirmationMailInput): Mail => {
  const { lang, email, firstname, pax } = demand;
  const words = confirmationWords[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName);
  const days = eventDays({ start: demand['start-date'], end: demand['end-date'] }, lang);
  const content: BigEventMailContent = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [greetingOf(words.greeting, firstname), named(words.text)],
    facts: [
      [words.dates, demand['flexible-date'] ? `${days} (${words.flexible})` : days],
      [words.pax, String(pax)],
      [words.rooms, String(demand['rooms-count'])],
    ],
    link: { label: words.link, href: `${publicUrl}/venues/${venue.slug}` },
    note: words.notYou,
  };
  return { to: email, subject: named(words.subject), text: textMail(content), html: htmlMail(content) };
};
