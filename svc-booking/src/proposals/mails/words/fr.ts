import type { DecisionMailWords } from '../decision-mail-words.ts';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Votre devis pour {venue} est retiré',
  title: 'Votre devis est retiré',
  text: 'Notre équipe a retiré votre devis pour {venue} : il ne peut plus être signé, et une option posée dessus a pris fin.',
  venue: 'Lieu',
  dates: 'Dates',
  questions: 'Une question, ou besoin d’un autre devis ? Répondez à ce message.',
};

export const decision: DecisionMailWords = {
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
  company: 'Client',
  venue: 'Lieu',
  dates: 'Dates',
  reason: 'Raison',
};
