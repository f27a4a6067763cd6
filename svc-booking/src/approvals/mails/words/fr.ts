import type { DecisionMailWords } from '../decision-mail-words.ts';

export const decision: DecisionMailWords = {
  proposal: {
    approved: {
      subject: 'Votre proposition pour {company} est approuvée',
      title: 'Votre proposition est approuvée',
      text: 'Votre proposition pour {venue} a été approuvée et envoyée à {company}.',
      button: 'Voir le devis',
    },
    refused: {
      subject: 'Votre proposition pour {company} est refusée',
      title: 'Votre proposition est refusée',
      text: 'Votre proposition pour {venue} n’a pas été approuvée : {company} n’a rien reçu.',
      button: 'Voir la proposition',
    },
  },
  change: {
    approved: {
      subject: 'Votre modification pour {company} est approuvée',
      title: 'Votre modification est approuvée',
      text: 'Votre modification de la réservation de {company} à {venue} a été approuvée : elle est faite, ou proposée au client.',
      button: 'Voir la réservation',
    },
    refused: {
      subject: 'Votre modification pour {company} est refusée',
      title: 'Votre modification est refusée',
      text: 'Votre modification de la réservation de {company} à {venue} n’a pas été approuvée : la réservation reste telle quelle.',
      button: 'Voir la modification',
    },
  },
  company: 'Client',
  venue: 'Lieu',
  dates: 'Dates',
  reason: 'Raison',
};
