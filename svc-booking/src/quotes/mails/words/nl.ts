import type { QuoteMailWords } from '../quote-mail-words.ts';

export const nl: QuoteMailWords = {
  subject: 'Uw offerte voor {venue}',
  title: 'Uw offerte staat klaar',
  texts: {
    staff: 'Zoals afgesproken heeft ons team uw offerte voor {venue} opgesteld. U kunt ze lezen, een optie nemen en online ondertekenen.',
    customer:
      'Hier is uw offerte voor {venue}, met gegarandeerde prijs. Open ze om een gratis optie te nemen, te ondertekenen of de pdf te downloaden.',
    version:
      'Ons team heeft uw offerte voor {venue} gewijzigd: deze nieuwe versie vervangt de vorige, die niet meer kan worden ondertekend.',
  },
  textTooLate:
    'Hier is uw offerte voor {venue}, tegen een gegarandeerde prijs. Uw evenement begint binnen 72 uur: alleen de ondertekening online reserveert de zalen.',
  firstVisit: 'Vul bij uw eerste bezoek uw e-mailadres in: we sturen u een link om een wachtwoord te kiezen.',
  venue: 'Locatie',
  dates: 'Data',
  rooms: 'Uw zalen',
  expectedRooms: {
    first: 'Zalen die een optie voor u vasthoudt',
    second: 'Zalen waarop u met een optie wacht, na een eerste',
    signature: 'Zalen die u boekt als u ondertekent',
  },
  expectation:
    'De genoemde zalen zijn die van het moment van dit bericht en nog niets houdt ze vast: neemt een andere klant er eerder een, dan komt er een andere passende in de plaats, als die er is.',
  price: 'Totaal excl. btw',
  total: 'Totaal incl. btw',
  deposit: 'Voorschot, 5 dagen na de ondertekening',
  seeQuote: 'Mijn offerte bekijken',
  variants:
    'Deze offerte is een van de {count} varianten van ons voorstel: vergelijk ze en onderteken de variant die u past. De andere tellen dan niet meer.',
  otherVariant: 'De variant bekijken:',
  validity: 'Deze offerte is geldig tot {day}. Zolang er geen optie is genomen, worden er geen zalen vastgehouden.',
  validityTooLate: 'Deze offerte is geldig tot en met {day}. Ze houdt geen zalen vast tot ze is ondertekend.',
  validityHeld: 'Deze offerte is geldig tot en met {day}, en de zalen worden tot dan voor u vastgehouden.',
  questions: 'Een vraag? Antwoord op dit bericht.',
};
