import type { DecisionMailWords } from '../decision-mail-words.ts';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Your quote for {venue} has been withdrawn',
  title: 'Your quote has been withdrawn',
  text: 'Our team has withdrawn your quote for {venue}: it can no longer be signed, and an option set on it has ended.',
  venue: 'Venue',
  dates: 'Dates',
  questions: 'Any questions, or do you need another quote? Just reply to this message.',
};

export const decision: DecisionMailWords = {
  approved: {
    subject: 'Your proposal for {company} has been approved',
    title: 'Your proposal has been approved',
    text: 'Your proposal for {venue} has been approved and sent to {company}.',
    button: 'See the quote',
  },
  refused: {
    subject: 'Your proposal for {company} has been refused',
    title: 'Your proposal has been refused',
    text: 'Your proposal for {venue} was not approved: {company} has received nothing.',
    button: 'See the proposal',
  },
  company: 'Customer',
  venue: 'Venue',
  dates: 'Dates',
  reason: 'Reason',
};
