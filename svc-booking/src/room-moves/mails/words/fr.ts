import type { MoveMailWords } from '../move-mail-words.ts';

export const fr: MoveMailWords = {
  subject: 'Votre salle chez {venue} a changé',
  title: 'Votre salle a changé',
  text: 'Pour votre événement chez {venue}, nous avons prévu une autre salle. Les dates, les repas et le prix restent les mêmes.',
  halves: { AM: 'matin', PM: 'après-midi' },
  wholeDay: 'journée',
  change: '{after}, au lieu de {before}',
  seeQuote: 'Voir mon devis',
  questions: 'Une question ? Répondez à ce message.',
};
