import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Your quote for {venue} has been withdrawn',
  title: 'Your quote has been withdrawn',
  text: 'Our team has withdrawn your quote for {venue}: it can no longer be signed, and an option set on it has ended.',
  venue: 'Venue',
  dates: 'Dates',
  questions: 'Any questions, or do you need another quote? Just reply to this message.',
};
