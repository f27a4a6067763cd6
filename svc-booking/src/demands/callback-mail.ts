import { formatInstant, fullInstantIn } from '@plenary/contracts/format';
import type { VenueSearch } from '@plenary/contracts/search';
import { writeTelephone } from '@plenary/contracts/telephone';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';

interface CallbackMailInput {
  to: string;
  brandName: string;
  caller: Pick<UserActor, 'firstname' | 'lastname' | 'email' | 'phone' | 'companyName'>;
  /** Null: no venue of the country could serve the search. */
  venueName: string | null;
  /** Of the venue or its country. */
  timeZone: string;
  search: VenueSearch;
  message: string | undefined;
  /** Instant in milliseconds. */
  dueAt: number;
}

const countries: Record<CountryCode, string> = { FRA: 'France', BEL: 'Belgique', ESP: 'Espagne' };

/** The mail to sales when a customer asks to be called back, or writes about a search; in French, the language of sales. */
export const callbackMail = ({ to, brandName, caller, venueName, timeZone, search, message, dueAt }: CallbackMailInput): Mail => {
  const name = `${caller.firstname} ${caller.lastname}`.trim();
  const { countryCode, days } = search;
  const pax = Math.max(...days.map(({ plenary }) => plenary.pax));
  const isProposal = venueName === null;
  const wish = isProposal ? 'cherche un lieu et attend une proposition' : 'demande à être rappelé';
  const title = isProposal ? 'Proposition demandée' : 'Rappel demandé';
  return layOutMail({
    to,
    subject: `${title} : ${name}, ${venueName ?? `${countries[countryCode]}, ${pax} pers.`}`,
    content: {
      lang: 'fr',
      brandName,
      title,
      paragraphs: [`${name} (${caller.companyName}) ${wish}.`],
      facts: [
        ['Téléphone', writeTelephone(caller.phone)],
        ['E-mail', caller.email],
        ['Lieu', venueName ?? `à proposer (${countries[countryCode]})`],
        ['Dates', days.map(({ date }) => date).join(', ')],
        ...(isProposal ? [['Participants', String(pax)] as const] : []),
        ...(message === undefined ? [] : [['Message', message] as const]),
        isProposal
          ? ['À répondre avant', `${formatInstant(dueAt, localeOf.fr, fullInstantIn(timeZone))} (heure du pays)`]
          : ['À rappeler avant', instantAtVenue(dueAt, { language: 'fr', timeZone })],
      ],
    },
  });
};
