import type { CancellationMailWords } from '../cancellation-mail-words.ts';

export const nl: CancellationMailWords = {
  subject: 'Uw boeking bij {venue} is geannuleerd',
  title: 'Uw boeking is geannuleerd',
  texts: {
    customer: 'Uw boeking bij {venue} is op uw verzoek geannuleerd: de zalen en maaltijden zijn vrijgegeven.',
    venue: 'Wij moeten uw boeking bij {venue} annuleren en dat spijt ons. Wij schrijven u met een andere oplossing.',
    'force-majeure': 'Uw boeking bij {venue} is geannuleerd om een reden buiten uw en onze wil.',
  },
  due: 'Volgens de voorwaarden van uw offerte zijn annuleringskosten verschuldigd. Zo zijn ze berekend.',
  free: 'Er zijn geen annuleringskosten verschuldigd.',
  venue: 'Locatie',
  dates: 'Data',
  received: 'Annulering ontvangen',
  agreed: 'Overeengekomen prijs excl. btw',
  supplements: 'Waarvan afgesproken toeslagen',
  daysBefore: 'Dagen voor het evenement',
  rate: 'Verschuldigd deel',
  postponed: 'dat van de dag waarop het evenement verplaatst werd',
  deducted: 'Kosten die al verschuldigd zijn voor een wijziging',
  waivedFrom: 'Kosten voor korting excl. btw',
  fee: 'Annuleringskosten excl. btw',
  vat: 'Btw',
  total: 'Annuleringskosten incl. btw',
  seeQuote: 'Mijn offerte bekijken',
  again: 'Hebt u een andere datum of locatie nodig? Beantwoord dit bericht en wij zoeken met u mee.',
};
