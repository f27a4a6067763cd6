import type { AmendmentMailTexts } from '../signature-mail-words.ts';

export const en: AmendmentMailTexts = {
  partial: {
    subject: 'Your signature of the amendment for {venue} has been recorded',
    title: 'One signature to go',
    text: 'Thank you, the amendment to your booking at {venue} is signed. We have written to {second} for the second signature; until then your booking stays confirmed as it is, and whatever it needs besides is held for you until the date below.',
    button: 'See the amendment',
  },
  missing: {
    subject: 'Your amendment for {venue} is signed: complete your billing details',
    title: 'Your billing details are missing',
    text: 'Thank you, the amendment to your booking at {venue} is signed. Complete the billing details before the date below so that it can take effect.',
    button: 'Complete billing details',
  },
  countersigned: {
    subject: 'Your amendment for {venue} is countersigned: complete your billing details',
    title: 'Both signatures have been recorded',
    text: '{second} has countersigned the amendment to your booking at {venue}. Only your billing details are missing: complete them before the date below so that it can take effect.',
    button: 'Complete billing details',
  },
  reminder: {
    subject: 'Reminder: complete the billing details of your amendment for {venue}',
    title: 'Two days left',
    text: 'The amendment to your booking at {venue} is signed, but its billing details are still missing. Without them it will not take effect and your booking will stay as it is.',
    button: 'Complete billing details',
  },
  approved: {
    subject: 'The amendment to your booking at {venue} is signed',
    title: 'Your amendment is signed',
    text: 'Your booking at {venue} is confirmed as the amendment says. The signed document and its certificate are on the page of the amendment.',
    button: 'See the signed amendment',
  },
  refused: {
    subject: 'The second signature of the amendment for {venue} was declined',
    title: 'The amendment was not countersigned',
    text: '{second} has declined to countersign the amendment to your booking at {venue}. The amendment is closed and whatever was held besides is released; your booking stays confirmed as it is.',
    button: 'See the amendment',
  },
  rejected: {
    subject: 'The amendment for {venue} is closed',
    title: 'You declined the amendment',
    text: 'As you asked, the amendment to your booking at {venue} is closed and whatever was held besides is released. Your booking stays confirmed as it is.',
    button: 'See the amendment',
  },
  lapsed: {
    subject: 'Your signature of the amendment for {venue} could not be completed',
    title: 'The time has run out',
    text: 'The amendment to your booking at {venue} was signed, but what was missing did not arrive in time: whatever it added is no longer held. Your booking stays confirmed as it is.',
    button: 'See the amendment',
  },
  invitation: {
    subject: '{signatory} asks you to countersign an amendment',
    title: 'Your signature is needed',
    text: '{signatory} ({company}) has signed an amendment to a booking at {venue} and named you as second signatory. The booking stays confirmed as it is and changes once you sign. Read the document, then sign or decline it before the date below.',
    button: 'Read and sign the amendment',
  },
  approvedSecond: {
    subject: 'The amendment for {venue} is signed and confirmed',
    title: 'Thank you, everything is signed',
    text: 'The booking of {company} at {venue} is confirmed as the amendment says. {signatory} has the signed document and the certificate of both signatures.',
  },
  withdrawn: {
    subject: 'The amendment for {venue} no longer needs your signature',
    title: 'Your signature is no longer needed',
    text: '{signatory} has declined the amendment for {venue}. The booking stays as it is, and there is nothing you need to do.',
  },
  voided: {
    subject: 'The amendment for {venue} is withdrawn',
    title: 'This amendment is no longer valid',
    text: 'The amendment for {venue} that names you as second signatory has been withdrawn: the account it was made under no longer exists. It binds nobody, and there is nothing you need to do.',
  },
  secondErased: {
    subject: 'Your amendment for {venue}: name another second signatory',
    title: 'Name another second signatory',
    text: 'We can no longer write to the person you named as second signatory of the amendment to your booking at {venue}. Your signature is cancelled, but whatever the amendment adds is held until the date below: sign again and name somebody else.',
    button: 'Sign again',
  },
};
