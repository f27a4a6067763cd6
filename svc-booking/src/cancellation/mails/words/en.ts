import type { CancellationMailWords } from '../cancellation-mail-words.ts';

export const en: CancellationMailWords = {
  subject: 'Your booking at {venue} is cancelled',
  title: 'Your booking is cancelled',
  texts: {
    customer: 'Your booking at {venue} is cancelled as requested: the rooms and meals are released.',
    venue: 'We have to cancel your booking at {venue}, and we are sorry. We are writing to you with another solution.',
    'force-majeure': 'Your booking at {venue} is cancelled for a reason beyond your control and ours.',
  },
  due: 'A cancellation fee is due under the conditions of your quote. This is how it is worked out.',
  free: 'No cancellation fee is due.',
  venue: 'Venue',
  dates: 'Dates',
  received: 'Cancellation received',
  agreed: 'Agreed price excl. VAT',
  supplements: 'Of which agreed supplements',
  daysBefore: 'Days before the event',
  rate: 'Share due',
  postponed: 'that of the day on which the event was postponed',
  deducted: 'Fees due already for a change',
  waivedFrom: 'Fee before reduction excl. VAT',
  fee: 'Cancellation fee excl. VAT',
  vat: 'VAT',
  total: 'Cancellation fee incl. VAT',
  seeQuote: 'See my quote',
  again: 'Do you need another date or another venue? Reply to this message and we will look for one with you.',
};
