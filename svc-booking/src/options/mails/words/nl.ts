import type { OptionMailWords } from '../option-mail-words.ts';

export const nl: OptionMailWords = {
  subjects: {
    first: 'Je optie bij {venue} staat',
    second: 'Je hebt de tweede optie bij {venue}',
    promoted: 'Je optie bij {venue} staat nu op de eerste plaats',
    lapsed: 'Je optie bij {venue} is verlopen',
    released: 'Je optie bij {venue} is vrijgegeven',
  },
  titles: {
    first: 'Je zalen zijn vastgelegd',
    second: 'Je bent de volgende',
    promoted: 'De zalen zijn voor jou',
    lapsed: 'Je optie is verlopen',
    released: 'Je optie is vrijgegeven',
  },
  texts: {
    first: 'We houden je zalen bij {venue} vast tot onderstaande datum. Onderteken voor die tijd je offerte om ze te houden.',
    second:
      'Bij {venue} gaat een andere optie voor. Vervalt die, dan komt de jouwe op de eerste plaats met een nieuwe termijn en schrijven we je meteen.',
    promoted:
      'De optie die bij {venue} voorging is vervallen: de zalen zijn nu voor jou vastgelegd. Onderteken je offerte om ze te houden.',
    lapsed: 'Je optie bij {venue} is afgelopen: de zalen worden niet langer voor je vastgehouden.',
    released: 'Zoals je vroeg, is je optie bij {venue} vrijgegeven: de zalen worden niet langer voor je vastgehouden.',
  },
  venue: 'Locatie',
  dates: 'Data',
  until: 'Geldig tot',
  venueTime: 'plaatselijke tijd van de locatie',
  seeQuote: 'Mijn offerte bekijken',
  release: 'Ik heb hem niet meer nodig: optie vrijgeven',
  again: 'Zolang je offerte geldig is, kun je van daaruit een nieuwe optie nemen als er zalen vrij zijn.',
};
