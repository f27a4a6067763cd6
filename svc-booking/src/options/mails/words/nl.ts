import type { OptionMailWords } from '../option-mail-words.ts';

export const nl: OptionMailWords = {
  subjects: {
    first: 'Uw optie bij {venue} is genomen',
    second: 'U hebt de tweede optie bij {venue}',
    promoted: 'Uw optie bij {venue} staat nu op de eerste plaats',
    proven: 'Uw optie bij {venue} loopt nu de volle termijn',
    lapsed: 'Uw optie bij {venue} is verlopen',
    released: 'Uw optie bij {venue} is vrijgegeven',
    overtaken: 'Uw zalen bij {venue} zijn vergeven',
    waiting: 'Uw optie bij {venue} blijft tweede',
    ending: 'Uw optie bij {venue} loopt binnen 24 uur af',
    extended: 'Uw optie bij {venue} is verlengd',
    withdrawn: 'Uw optie bij {venue} is ingetrokken',
  },
  titles: {
    first: 'Uw zalen worden vastgehouden',
    second: 'U bent de volgende',
    promoted: 'De zalen zijn voor u',
    proven: 'Uw adres is bevestigd',
    lapsed: 'Uw optie is verlopen',
    released: 'Uw optie is vrijgegeven',
    overtaken: 'De zalen zijn niet meer beschikbaar',
    waiting: 'U blijft de volgende',
    ending: 'Uw optie loopt bijna af',
    extended: 'Meer tijd om te beslissen',
    withdrawn: 'Uw optie is ingetrokken',
  },
  texts: {
    first: 'Wij houden uw zalen bij {venue} vast tot onderstaande datum. Onderteken voor die tijd uw offerte om ze te houden.',
    second:
      'Bij {venue} gaat een andere optie voor. Vervalt die, dan komt de uwe op de eerste plaats met een nieuwe termijn en schrijven wij u meteen.',
    promoted:
      'De optie die bij {venue} voorging is vervallen: de zalen worden nu voor u vastgehouden. Onderteken uw offerte om ze te houden.',
    proven:
      'Dank u voor het bevestigen van uw e-mailadres: uw optie bij {venue} geldt nu tot onderstaande datum. Onderteken voor die tijd uw offerte om de zalen te houden.',
    lapsed: 'Uw optie bij {venue} is afgelopen: de zalen worden niet langer voor u vastgehouden.',
    released: 'Zoals u vroeg, is uw optie bij {venue} vrijgegeven: de zalen worden niet langer voor u vastgehouden.',
    overtaken:
      'De klant die vóór u was bij {venue} heeft zijn boeking bevestigd: uw tweede optie eindigt. Wij helpen u graag een andere locatie of datum te vinden.',
    waiting:
      'De optie die bij {venue} voorgaat is verlengd. De uwe blijft tweede tot onderstaande datum; komt zij op de eerste plaats, dan schrijven wij u meteen.',
    ending:
      'Wij houden uw zalen bij {venue} vast tot onderstaande datum en niet langer. Onderteken uw offerte voor die tijd om ze te houden, of beantwoord dit bericht als u meer tijd nodig hebt.',
    extended: 'Ons team heeft uw optie bij {venue} verlengd: wij houden uw zalen vast tot onderstaande datum.',
    withdrawn:
      'Ons team heeft uw optie bij {venue} ingetrokken: de zalen worden niet meer voor u vastgehouden. Beantwoord dit bericht om er met ons over te praten.',
  },
  venue: 'Locatie',
  dates: 'Data',
  rooms: 'Uw zalen',
  total: 'Totaal incl. btw',
  until: 'Geldig tot',
  untilProven: 'Zodra uw adres is bevestigd',
  unproven:
    'Uw e-mailadres is nog niet bevestigd, dus wij houden de optie {length} vast. Maak uw wachtwoord aan met de link in de e-mail die wij u stuurden: daarna loopt de optie de volle termijn.',
  unprovenSubject: 'Uw optie bij {venue} geldt {length}: bevestig uw adres',
  seeQuote: 'Mijn offerte bekijken',
  release: 'Ik heb de optie niet meer nodig: vrijgeven',
  again: 'Zolang uw offerte geldig is, kunt u van daaruit een nieuwe optie nemen als er zalen vrij zijn.',
};
