import type { VenueSearch } from '@plenary/contracts/search';
import { writeTelephone } from '@plenary/contracts/telephone';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { UserActor } from '@plenary/service-kit/actor';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { VenueRecord } from '../venues/venue-record.ts';

interface CallbackMailInput {
  to: string;
  brandName: string;
  caller: Pick<UserActor, 'firstname' | 'lastname' | 'email' | 'phone' | 'companyName'>;
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone'>;
  search: Pick<VenueSearch, 'days'>;
  /** Instant in milliseconds. */
  dueAt: number;
}

/** The mail to sales when a customer asks to be called back; in French, the language of sales. */
export const callbackMail = ({ to, brandName, caller, venue, search, dueAt }: CallbackMailInput): Mail => {
  const name = `${caller.firstname} ${caller.lastname}`.trim();
  const deadline = instantAtVenue(dueAt, { language: 'fr', timeZone: venue.timeZone });
  return layOutMail({
    to,
    subject: `Rappel demandé : ${name}, ${venue.commercialName}`,
    content: {
      lang: 'fr',
      brandName,
      title: 'Rappel demandé',
      paragraphs: [`${name} (${caller.companyName}) demande à être rappelé.`],
      facts: [
        ['Téléphone', writeTelephone(caller.phone)],
        ['E-mail', caller.email],
        ['Lieu', venue.commercialName],
        ['Dates', search.days.map(({ date }) => date).join(', ')],
        ['À rappeler avant', deadline],
      ],
    },
  });
};
