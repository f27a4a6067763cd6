import type { ReinstatementMailWords } from '../reinstatement-mail-words.ts';

export const fr: ReinstatementMailWords = {
  subject: 'Votre réservation chez {venue} est rétablie',
  title: 'Votre réservation est rétablie',
  text: 'Votre réservation chez {venue} est de nouveau confirmée, au prix et aux conditions d’avant. Aucuns frais d’annulation ne sont dus.',
  venue: 'Lieu',
  dates: 'Dates',
  seeQuote: 'Voir mon devis',
  questions: 'Une question ? Répondez à ce message.',
};
