import type { ChangeMailWords } from '../change-mail-words.ts';

export const en: ChangeMailWords = {
  offered: {
    subject: 'Change to your booking at {venue}: please sign',
    title: 'Your amendment is ready',
    text: 'Here is the change requested for your booking at {venue}. It takes effect once you sign the amendment; until then your booking stays confirmed as it is, and whatever it needs besides is held for you.',
  },
  asked: {
    subject: 'Change to your booking at {venue}: please agree',
    title: 'We need your agreement',
    text: 'Here is the change prepared for your booking at {venue}. It takes effect once you agree; until then your booking stays confirmed as it is.',
  },
  ending: {
    subject: 'Change of your booking at {venue}: less than 24 hours to answer',
    title: 'We are waiting for your answer',
    text: 'The change of your booking at {venue} expires within 24 hours. Without an answer, your booking stays confirmed as it is.',
  },
  applied: {
    subject: 'Your booking at {venue} has been changed',
    title: 'Your booking has been changed',
    text: 'Your booking at {venue} is confirmed with the changes below.',
  },
  declined: {
    subject: 'Your booking at {venue} stays as it is',
    title: 'Change declined',
    text: 'The change to your booking at {venue} was declined. Your booking stays confirmed as it is.',
  },
  expired: {
    subject: 'The change to your booking at {venue} has expired',
    title: 'The change has expired',
    text: 'We did not hear from you in time: the change to your booking at {venue} is no longer offered. Your booking stays confirmed as it is.',
  },
  withdrawn: {
    subject: 'The change to your booking at {venue} has been withdrawn',
    title: 'The change has been withdrawn',
    text: 'Our team has withdrawn the change to your booking at {venue}. Your booking stays confirmed as it is.',
  },
  venue: 'Venue',
  dates: 'Dates',
  people: 'People',
  lunch: 'People at lunch',
  setUp: 'Set-up',
  duration: 'Duration',
  durations: { AM: 'Morning', PM: 'Afternoon', 'AM, PM': 'Full day' },
  smallerRooms: 'Breakout rooms',
  smallerRoom: 'for {people} ({setUp}, {duration})',
  none: 'none',
  rooms: 'Rooms',
  change: '{after} instead of {before}',
  totalBefore: 'Previous total incl. VAT',
  totalAfter: 'New total incl. VAT',
  difference: 'Difference incl. VAT',
  fee: 'Reduction fee incl. VAT',
  until: 'Please confirm before',
  leastFee: 'A later cancellation will cost at least {percent} of the agreed price.',
  supplements:
    'A supplement agreed on with your logistics, such as a lunch outside, comes on top of these totals: your event’s page shows it.',
  toSign: 'Read and sign the amendment',
  toAgree: 'See and agree',
  seeQuote: 'See my booking',
  questions: 'Any questions? Just reply to this message.',
};
