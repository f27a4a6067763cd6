import type { MoveMailWords } from '../move-mail-words.ts';

export const nl: MoveMailWords = {
  subject: 'Uw zaal bij {venue} is gewijzigd',
  title: 'Uw zaal is gewijzigd',
  text: 'Voor uw evenement bij {venue} hebben we een andere zaal voorzien. De data, de maaltijden en de prijs blijven dezelfde.',
  halves: { AM: 'voormiddag', PM: 'namiddag' },
  wholeDay: 'hele dag',
  change: '{after} in plaats van {before}',
  seeQuote: 'Mijn offerte bekijken',
  questions: 'Een vraag? Antwoord op dit bericht.',
};
