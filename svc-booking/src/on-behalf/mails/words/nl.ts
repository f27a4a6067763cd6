import type { QuoteMailWords } from '../quote-mail-words.ts';

export const nl: QuoteMailWords = {
  subject: 'Uw offerte voor {venue}',
  title: 'Uw offerte staat klaar',
  text: 'Zoals afgesproken heeft ons team uw offerte voor {venue} opgesteld. U kunt ze lezen, een optie nemen en online ondertekenen.',
  firstVisit: 'Vul bij uw eerste bezoek uw e-mailadres in: we sturen u een link om een wachtwoord te kiezen.',
  venue: 'Locatie',
  dates: 'Data',
  price: 'Totaal excl. btw',
  seeQuote: 'Mijn offerte bekijken',
  validity: 'Deze offerte is geldig tot {day}. Zolang er geen optie is genomen, worden er geen zalen vastgehouden.',
  questions: 'Een vraag? Antwoord op dit bericht.',
};
