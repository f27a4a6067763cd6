import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Votre devis pour {venue} est retiré',
  title: 'Votre devis est retiré',
  text: 'Notre équipe a retiré votre devis pour {venue} : il ne peut plus être signé, et une option posée dessus a pris fin.',
  venue: 'Lieu',
  dates: 'Dates',
  questions: 'Une question, ou besoin d’un autre devis ? Répondez à ce message.',
};
