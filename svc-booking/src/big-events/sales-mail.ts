import type { BigEventDemand } from '@plenary/contracts/big-event.schemas';
import { formatDays } from '@plenary/contracts/format';
import { writeTelephone } from '@plenary/contracts/telephone';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { layOutMail, type MailContent } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { VenueRecord } from '../venues/venue-record.ts';

interface SalesMailInput {
  to: string;
  brandName: string;
  demand: BigEventDemand;
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone'>;
  /** Instant in milliseconds. */
  dueAt: number;
}

/** The mail to sales about a big-event demand; in French, the language of sales. */
export const salesMail = ({ to, brandName, demand, venue, dueAt }: SalesMailInput): Mail => {
  const { firstname, lastname, email, phone, lang, pax, message } = demand;
  const name = `${firstname} ${lastname}`;
  const days = formatDays(demand['start-date'], demand['end-date'], localeOf.fr, 'long');
  const deadline = instantAtVenue(dueAt, { language: 'fr', timeZone: venue.timeZone });
  const content: MailContent = {
    lang: 'fr',
    brandName,
    title: `Demande de grand événement : ${venue.commercialName}`,
    paragraphs: [`${name} attend une réponse avant le ${deadline}.`],
    facts: [
      ['Téléphone', writeTelephone(phone)],
      ['E-mail', email],
      ['Langue', lang],
      ['Dates', demand['flexible-date'] ? `${days} (dates flexibles)` : days],
      ['Participants', String(pax)],
      ['Salles', String(demand['rooms-count'])],
      ['Message', message],
      ...(demand.adsTracking ? [['Clic publicitaire', demand.adsTracking] as const] : []),
    ],
  };
  return layOutMail({ to, subject: `Grand événement : ${name}, ${venue.commercialName}, ${pax} pers.`, content });
};
