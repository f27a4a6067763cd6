import type { DecisionMailWords } from '../decision-mail-words.ts';

export const decision: DecisionMailWords = {
  proposal: {
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
  },
  change: {
    approved: {
      subject: 'Your change for {company} has been approved',
      title: 'Your change has been approved',
      text: 'Your change of the booking of {company} at {venue} has been approved: it has been made, or offered to the customer.',
      button: 'See the booking',
    },
    refused: {
      subject: 'Your change for {company} has been refused',
      title: 'Your change has been refused',
      text: 'Your change of the booking of {company} at {venue} was not approved: the booking stays as it is.',
      button: 'See the change',
    },
  },
  company: 'Customer',
  venue: 'Venue',
  dates: 'Dates',
  reason: 'Reason',
};
