import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Uw offerte voor {venue} is ingetrokken',
  title: 'Uw offerte is ingetrokken',
  text: 'Ons team heeft uw offerte voor {venue} ingetrokken: ze kan niet meer worden ondertekend, en een optie erop is beëindigd.',
  venue: 'Locatie',
  dates: 'Data',
  questions: 'Een vraag, of hebt u een andere offerte nodig? Antwoord op dit bericht.',
};
