import type { DecisionMailWords } from '../decision-mail-words.ts';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Uw offerte voor {venue} is ingetrokken',
  title: 'Uw offerte is ingetrokken',
  text: 'Ons team heeft uw offerte voor {venue} ingetrokken: ze kan niet meer worden ondertekend, en een optie erop is beëindigd.',
  venue: 'Locatie',
  dates: 'Data',
  questions: 'Een vraag, of hebt u een andere offerte nodig? Antwoord op dit bericht.',
};

export const decision: DecisionMailWords = {
  approved: {
    subject: 'Uw voorstel voor {company} is goedgekeurd',
    title: 'Uw voorstel is goedgekeurd',
    text: 'Uw voorstel voor {venue} is goedgekeurd en verstuurd naar {company}.',
    button: 'Offerte bekijken',
  },
  refused: {
    subject: 'Uw voorstel voor {company} is geweigerd',
    title: 'Uw voorstel is geweigerd',
    text: 'Uw voorstel voor {venue} is niet goedgekeurd: {company} heeft niets ontvangen.',
    button: 'Voorstel bekijken',
  },
  company: 'Klant',
  venue: 'Locatie',
  dates: 'Data',
  reason: 'Reden',
};
