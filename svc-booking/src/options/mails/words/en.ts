import type { OptionMailWords } from '../option-mail-words.ts';

export const en: OptionMailWords = {
  subjects: {
    first: 'Your option at {venue} is placed',
    second: 'You have the second option at {venue}',
    promoted: 'Your option at {venue} is now first',
    proven: 'Your option at {venue} now holds for its full term',
    lapsed: 'Your option at {venue} has expired',
    released: 'Your option at {venue} has been released',
    overtaken: 'Your rooms at {venue} have been taken',
    waiting: 'Your option at {venue} is still second',
    ending: 'Your option at {venue} ends within 24 hours',
    extended: 'Your option at {venue} has been extended',
    withdrawn: 'Your option at {venue} has been withdrawn',
  },
  titles: {
    first: 'Your rooms are on hold',
    second: 'You are next in line',
    promoted: 'The rooms are yours to take',
    proven: 'Your address is confirmed',
    lapsed: 'Your option has expired',
    released: 'Your option has been released',
    overtaken: 'The rooms are no longer available',
    waiting: 'Still next in line',
    ending: 'Your option ends soon',
    extended: 'More time to decide',
    withdrawn: 'Your option has been withdrawn',
  },
  texts: {
    first: 'We are holding your rooms at {venue} until the date below. Sign your quote by then to keep them.',
    second:
      'Somebody else’s option at {venue} comes before yours. If it falls through, yours becomes the first with a new deadline, and we write to you at once.',
    promoted: 'The option ahead of yours at {venue} has fallen through: the rooms are now held for you. Sign your quote to keep them.',
    proven:
      'Thank you for confirming your e-mail address: your option at {venue} now holds until the date below. Sign your quote by then to keep the rooms.',
    lapsed: 'Your option at {venue} has run out: the rooms are no longer held for you.',
    released: 'As you asked, your option at {venue} has been released: the rooms are no longer held for you.',
    overtaken:
      'The customer ahead of you at {venue} has confirmed their booking, so your second option ends. We will gladly help you find another venue or date.',
    waiting:
      'The option ahead of yours at {venue} has been extended. Yours stays second until the date below; if it becomes the first, we write to you at once.',
    ending:
      'We are holding your rooms at {venue} until the date below, and no longer. Sign your quote by then to keep them; reply to this message if you need more time.',
    extended: 'Our team has extended your option at {venue}: we are holding your rooms until the date below.',
    withdrawn:
      'Our team has withdrawn your option at {venue}: the rooms are no longer held for you. Reply to this message to talk to us about it.',
  },
  venue: 'Venue',
  dates: 'Dates',
  rooms: 'Your rooms',
  total: 'Total incl. VAT',
  until: 'Valid until',
  untilProven: 'Once your address is confirmed',
  unproven:
    'Your e-mail address is not confirmed yet, so we hold the option for {length}. Create your password with the link in the e-mail we sent you: the option then holds for its full term.',
  unprovenSubject: 'Your option at {venue} holds for {length}: confirm your address',
  seeQuote: 'See my quote',
  release: 'I no longer need it: release the option',
  again: 'As long as your quote is valid you can place a new option from it, if rooms are free.',
};
