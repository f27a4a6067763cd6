import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { VenueRecord } from '../venues/venue-record.ts';

interface ErasureMail {
  to: string;
  brandName: string;
  /** Approved; else a signature that lacked something. */
  isContract: boolean;
  quoteId: string;
  companyName: string;
  venue: Pick<VenueRecord, 'commercialName'>;
  days: readonly string[];
}

const contract = {
  title: 'Événement à venir sans organisateur',
  text: 'La personne qui a signé ce devis a effacé son compte : elle n’est plus joignable par nous. La réservation reste ferme, le document signé est conservé. Merci de joindre l’entreprise pour convenir d’un nouvel interlocuteur.',
};
const withdrawn = {
  title: 'Signature retirée',
  text: 'La personne qui a signé ce devis a effacé son compte avant que le dossier soit complet. La signature est retirée et les salles sont libérées.',
};

/** The mail to sales about a booking whose organiser was erased and is not named; in French, the language of sales. */
export const erasureMail = ({ to, brandName, isContract, quoteId, companyName, venue, days }: ErasureMail): Mail => {
  const { title, text } = isContract ? contract : withdrawn;
  return layOutMail({
    to,
    subject: `${title} : ${venue.commercialName}, ${days[0] ?? ''}`,
    content: {
      lang: 'fr',
      brandName,
      title,
      paragraphs: [text],
      facts: [
        ['Lieu', venue.commercialName],
        ['Dates', days.join(', ')],
        ...(companyName ? [['Entreprise', companyName] as const] : []),
        ['Devis', quoteId],
      ],
    },
  });
};
