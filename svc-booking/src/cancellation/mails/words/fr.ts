import type { CancellationMailWords } from '../cancellation-mail-words.ts';

export const fr: CancellationMailWords = {
  subject: 'Votre réservation chez {venue} est annulée',
  title: 'Votre réservation est annulée',
  texts: {
    customer: 'Votre réservation chez {venue} est annulée comme demandé : les salles et les repas sont libérés.',
    venue:
      'Nous devons annuler votre réservation chez {venue}, et nous en sommes désolés. Nous vous écrivons pour vous proposer une autre solution.',
    'force-majeure': 'Votre réservation chez {venue} est annulée pour une raison qui ne dépend ni de vous ni de nous.',
  },
  afterStart: {
    'no-show': 'Votre groupe n’est pas venu chez {venue}\u00a0: voici ce qui en résulte.',
    curtailed: 'Votre événement chez {venue} a été écourté\u00a0: voici ce qui en résulte.',
  },
  due: 'Des frais d’annulation sont dus selon les conditions de votre devis. En voici le calcul.',
  free: 'Aucuns frais d’annulation ne sont dus.',
  venue: 'Lieu',
  dates: 'Dates',
  received: 'Annulation reçue',
  agreed: 'Prix convenu HT',
  supplements: 'Dont suppléments convenus',
  daysBefore: 'Jours avant l’événement',
  rate: 'Part due',
  postponed: 'celle du jour où l’événement a été reporté',
  deducted: 'Frais déjà dus pour une modification',
  waivedFrom: 'Frais avant remise HT',
  fee: 'Frais d’annulation HT',
  vat: 'TVA',
  total: 'Frais d’annulation TTC',
  changeFees: 'Frais de modification TTC',
  paid: 'Déjà reçu',
  owed: 'Reste dû',
  toRefund: 'À vous rembourser',
  seeQuote: 'Voir mon devis',
  again: 'Besoin d’une autre date ou d’un autre lieu ? Répondez à ce message, nous cherchons avec vous.',
};
