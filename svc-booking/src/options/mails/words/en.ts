import type { OptionMailWords } from '../option-mail-words.ts';

export const en: OptionMailWords = {
  subjects: {
    first: 'Your option at {venue} is set',
    second: 'You have the second option at {venue}',
    promoted: 'Your option at {venue} is now first',
    lapsed: 'Your option at {venue} has expired',
    released: 'Your option at {venue} has been released',
  },
  titles: {
    first: 'Your rooms are on hold',
    second: 'You are next in line',
    promoted: 'The rooms are yours to take',
    lapsed: 'Your option has expired',
    released: 'Your option has been released',
  },
  texts: {
    first: 'We are holding your rooms at {venue} until the date below. Sign your quote by then to keep them.',
    second:
      'Somebody else’s option at {venue} comes before yours. If it falls through, yours becomes the first with a new deadline, and we write to you at once.',
    promoted: 'The option ahead of yours at {venue} has fallen through: the rooms are now held for you. Sign your quote to keep them.',
    lapsed: 'Your option at {venue} has run out: the rooms are no longer held for you.',
    released: 'As you asked, your option at {venue} has been released: the rooms are no longer held for you.',
  },
  venue: 'Venue',
  dates: 'Dates',
  until: 'Valid until',
  venueTime: 'venue’s local time',
  seeQuote: 'See my quote',
  release: 'I no longer need it: release the option',
  again: 'As long as your quote is valid you can set a new option from it, if rooms are free.',
};
