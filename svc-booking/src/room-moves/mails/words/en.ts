import type { MoveMailWords } from '../move-mail-words.ts';

export const en: MoveMailWords = {
  subject: 'Your room at {venue} has changed',
  title: 'Your room has changed',
  text: 'We have planned another room for your event at {venue}. The dates, the meals and the price stay the same.',
  halves: { AM: 'morning', PM: 'afternoon' },
  wholeDay: 'full day',
  change: '{after} instead of {before}',
  seeQuote: 'See my quote',
  questions: 'Any questions? Just reply to this message.',
};
