import type { ReinstatementMailWords } from '../reinstatement-mail-words.ts';

export const en: ReinstatementMailWords = {
  subject: 'Your booking at {venue} has been reinstated',
  title: 'Your booking has been reinstated',
  text: 'Your booking at {venue} is confirmed again, at the same price and on the same terms. No cancellation fee is due.',
  venue: 'Venue',
  dates: 'Dates',
  seeQuote: 'See my quote',
  questions: 'Any questions? Just reply to this message.',
};
