import type { SignatureMailWords } from '../signature-mail-words.ts';

export const en: SignatureMailWords = {
  mails: {
    partial: {
      subject: 'Your signature for {venue} has been recorded',
      title: 'One signature to go',
      text: 'Thank you, your quote for {venue} is signed. We have written to {second} for the second signature; your rooms are held until the date below.',
      button: 'See my quote',
    },
    missing: {
      subject: 'Your quote for {venue} is signed: complete your billing details',
      title: 'Your billing details are missing',
      text: 'Thank you, your quote for {venue} is signed. Complete the billing details before the date below so that the booking can be confirmed.',
      button: 'Complete billing details',
    },
    countersigned: {
      subject: 'Your quote for {venue} is countersigned: complete your billing details',
      title: 'Both signatures have been recorded',
      text: '{second} has countersigned your quote for {venue}. Only your billing details are missing: complete them before the date below to confirm the booking.',
      button: 'Complete billing details',
    },
    reminder: {
      subject: 'Reminder: complete the billing details of your quote for {venue}',
      title: 'Two days left',
      text: 'Your quote for {venue} is signed, but its billing details are still missing. Without them your rooms will be released on the date below.',
      button: 'Complete billing details',
    },
    approved: {
      subject: 'Your booking at {venue} is confirmed',
      title: 'Your booking is confirmed',
      text: 'Your quote is signed and your rooms at {venue} are booked. The signed document and its certificate are on the page of your quote.',
      button: 'See my signed quote',
    },
    refused: {
      subject: 'The second signature for {venue} was declined',
      title: 'The quote was not countersigned',
      text: '{second} has declined to countersign your quote for {venue}. The quote is closed and your rooms are released; you can ask for a new quote at any time.',
      button: 'See the quote',
    },
    rejected: {
      subject: 'Your quote for {venue} is closed',
      title: 'You declined the quote',
      text: 'As you asked, your quote for {venue} is closed and its rooms are released. You can ask for a new quote at any time.',
      button: 'See the quote',
    },
    lapsed: {
      subject: 'Your signature for {venue} could not be completed',
      title: 'The time has run out',
      text: 'Your quote for {venue} was signed, but what was missing did not arrive in time: your rooms are no longer held. As long as the quote is valid and rooms are free, you can sign it again.',
      button: 'See my quote',
    },
    invitation: {
      subject: '{signatory} asks you to countersign a quote',
      title: 'Your signature is needed',
      text: '{signatory} ({company}) has signed a quote for an event at {venue} and named you as second signatory. Read the document, then sign or decline it before the date below.',
      button: 'Read and sign the document',
    },
    approvedSecond: {
      subject: 'The quote for {venue} is signed and confirmed',
      title: 'Thank you, everything is signed',
      text: 'The booking of {company} at {venue} is confirmed. {signatory} has the signed document and the certificate of both signatures.',
    },
    withdrawn: {
      subject: 'The quote for {venue} no longer needs your signature',
      title: 'Your signature is no longer needed',
      text: '{signatory} has declined the quote for {venue}. There is nothing you need to do.',
    },
    voided: {
      subject: 'The quote for {venue} is withdrawn',
      title: 'This quote is no longer valid',
      text: 'The quote for {venue} that names you as second signatory has been withdrawn: the account it was made under no longer exists. It binds nobody, and there is nothing you need to do.',
    },
    secondErased: {
      subject: 'Your quote for {venue}: name another second signatory',
      title: 'Name another second signatory',
      text: 'We can no longer write to the person you named as second signatory of your quote for {venue}. Your signature is cancelled, but your rooms are held until the date below: sign again and name somebody else.',
      button: 'Sign again',
    },
  },
  venue: 'Venue',
  dates: 'Dates',
  rooms: 'Your rooms',
  deadline: 'By',
  total: 'Total incl. VAT',
  deposit: 'Deposit',
  dueOn: 'Due by',
  payee: 'Beneficiary',
  reference: 'Reference to quote',
  fingerprint: 'Fingerprint (SHA-256)',
  personal: 'This link is yours alone and works once: please do not pass it on.',
  onPaper: {
    received: 'We received the document that {signatory} signed on paper on {day}; our team recorded it.',
    approved: 'Your quote is signed and your rooms at {venue} are booked. The document that you signed is on the page of your quote.',
    amendment: 'Your booking at {venue} is confirmed as the amendment says. The document that you signed is on the page of the amendment.',
  },
};
