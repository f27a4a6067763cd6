import type { NoticeWords } from '../notice-words.ts';

export const en: NoticeWords = {
  subjects: {
    invitation: 'Prepare the logistics of your event at {venue}',
    reminder: 'Your logistics survey for {venue} is waiting',
    'practical-information': 'Practical information for your event at {venue}',
    'sent-back': 'Please review your logistics survey for {venue}',
    accepted: 'Your requests for {venue} are accepted',
  },
  titles: {
    invitation: 'Your event is confirmed',
    reminder: 'Only a few days left',
    'practical-information': 'Your event is coming up',
    'sent-back': 'A few points to review',
    accepted: 'All is agreed',
  },
  texts: {
    invitation:
      'Thank you for your trust. So that everything is ready when you arrive at {venue}, tell us how you picture your event: rooms, hours, lunches, special needs.',
    reminder: 'Your event at {venue} is near and your logistics survey has not been saved yet. It takes a few minutes only.',
    'practical-information': 'Here is all you need to know for your event at {venue}.',
    'sent-back': '{scientist} has gone through your requests for {venue} and comes back to you. Your survey is open again.',
    accepted: '{scientist} has accepted your requests for {venue}. Your logistics are saved.',
  },
  buttons: {
    invitation: 'Complete the survey',
    reminder: 'Complete the survey',
    'practical-information': 'See my event',
    'sent-back': 'Go back to the survey',
    accepted: 'See my event',
  },
  venue: 'Venue',
  address: 'Address',
  dates: 'Dates',
  hours: 'Hours (venue’s local time)',
  contact: 'Your Meeting Scientist',
  message: 'Message',
  supplements: 'Agreed supplements, invoiced with the balance',
  addons: { teambuilding: 'Team building', wellness: 'Wellness', facilitator: 'Facilitator', afterwork: 'Afterwork' },
  withoutVat: 'excl. VAT',
  onRequest: 'price to be confirmed',
  mayBeShared: 'You may forward this message: its link lets somebody else complete the survey in your place.',
  calendarAttached: 'The attached file adds the event to your calendar.',
  calendarTitle: 'Event at {venue}',
  toValidate: {
    subject: 'Survey to validate: {venue}',
    title: 'A survey is waiting for you',
    text: 'Some answers differ from the signed quote. Please check whether they are feasible and what they mean for the budget.',
    button: 'Open the survey',
    customer: 'Customer',
  },
};
