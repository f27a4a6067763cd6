import type { BigEventDemand } from '@plenary/contracts/big-event.schemas';
import { formatDays } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import { greet } from '@plenary/service-kit/mail-greeting';
import { layOutMail, type MailContent } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { VenueRecord } from '../venues/venue-record.ts';
import { confirmationWords } from './confirmation-words.ts';

interface ConfirmationMailInput {
  demand: BigEventDemand;
  venue: Pick<VenueRecord, 'commercialName' | 'slug'>;
  brandName: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
}

/** Tells the customer, in the language of the form, that the demand has come and is answered within 24 hours. */
export const confirmationMail = ({ demand, venue, brandName, publicUrl }: ConfirmationMailInput): Mail => {
  const { lang, email, firstname, pax } = demand;
  const words = confirmationWords[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName);
  const days = formatDays(demand['start-date'], demand['end-date'], localeOf[lang], 'long');
  const content: MailContent = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [greet(words.greeting, firstname), named(words.text)],
    facts: [
      [words.dates, demand['flexible-date'] ? `${days} (${words.flexible})` : days],
      [words.pax, String(pax)],
      [words.rooms, String(demand['rooms-count'])],
    ],
    button: { label: words.link, href: `${publicUrl}/venues/${venue.slug}` },
    notes: [words.notYou],
  };
  return layOutMail({ to: email, subject: named(words.subject), content });
};
