import type { ReinstatementMailWords } from '../reinstatement-mail-words.ts';

export const nl: ReinstatementMailWords = {
  subject: 'Uw boeking bij {venue} is hersteld',
  title: 'Uw boeking is hersteld',
  text: 'Uw boeking bij {venue} is opnieuw bevestigd, tegen dezelfde prijs en voorwaarden. Er zijn geen annuleringskosten verschuldigd.',
  venue: 'Locatie',
  dates: 'Data',
  seeQuote: 'Mijn offerte bekijken',
  questions: 'Een vraag? Antwoord op dit bericht.',
};
