import type { QuoteMailWords } from '../quote-mail-words.ts';

export const en: QuoteMailWords = {
  subject: 'Your quote for {venue}',
  title: 'Your quote is ready',
  texts: {
    staff: 'As agreed, our team has prepared your quote for {venue}. You can read it, set an option and sign it online.',
    customer: 'Here is your quote for {venue}, at a guaranteed price. Open it to place a free option, sign it or download its PDF.',
    version:
      'Our team has changed your quote for {venue}: this new version takes the place of the one before, which can no longer be signed.',
  },
  textTooLate:
    'Here is your quote for {venue}, at a guaranteed price. Your event starts in less than 72 hours: only signing it online books the rooms.',
  firstVisit: 'On your first visit, enter your e-mail address: we will send you a link to choose your password.',
  venue: 'Venue',
  dates: 'Dates',
  rooms: 'Your rooms',
  expectedRooms: {
    first: 'Rooms held if you place the option',
    second: 'Rooms you would wait for, behind a first option',
    signature: 'Rooms booked if you sign',
  },
  expectation:
    'The rooms named are those of the moment of this message, and nothing holds them yet: if another customer takes one first, another that fits takes its place, if there is one.',
  price: 'Total excl. VAT',
  total: 'Total incl. VAT',
  deposit: 'Deposit, 5 days after the signature',
  seeQuote: 'See my quote',
  variants:
    'This quote is one of the {count} variants of our proposal: compare them, then sign the one that suits you. The others no longer count then.',
  otherVariant: 'See the variant:',
  validity: 'This quote is valid until {day}. It holds no rooms until an option is set.',
  validityTooLate: 'This quote is valid until {day}. It holds no rooms until it is signed.',
  validityHeld: 'This quote is valid until {day}, and its rooms are held for you until then.',
  questions: 'Any questions? Just reply to this message.',
};
