import type { OptionMailWords } from '../option-mail-words.ts';

export const fr: OptionMailWords = {
  subjects: {
    first: 'Votre option chez {venue} est posée',
    second: 'Vous êtes en deuxième option chez {venue}',
    promoted: 'Votre option chez {venue} passe en premier',
    lapsed: 'Votre option chez {venue} a expiré',
    released: 'Votre option chez {venue} est libérée',
  },
  titles: {
    first: 'Vos salles sont retenues',
    second: 'Vous êtes les prochains',
    promoted: 'À vous les salles',
    lapsed: 'Votre option a expiré',
    released: 'Votre option est libérée',
  },
  texts: {
    first: 'Vos salles chez {venue} vous attendent jusqu’à la date ci-dessous. Signez votre devis d’ici là pour les garder.',
    second:
      'Une autre option précède la vôtre chez {venue}. Si elle tombe, la vôtre passe en premier avec un nouveau délai, et nous vous écrivons aussitôt.',
    promoted:
      'L’option qui précédait la vôtre chez {venue} est tombée : les salles vous sont maintenant réservées. Signez votre devis pour les garder.',
    lapsed: 'Votre option chez {venue} est arrivée à son terme : les salles ne vous sont plus réservées.',
    released: 'Comme vous l’avez demandé, votre option chez {venue} est libérée : les salles ne vous sont plus réservées.',
  },
  venue: 'Lieu',
  dates: 'Dates',
  until: 'Valable jusqu’au',
  venueTime: 'heure du lieu',
  seeQuote: 'Voir mon devis',
  release: 'Je n’en ai plus besoin : libérer l’option',
  again: 'Tant que votre devis est valable, vous pouvez y poser une nouvelle option si des salles sont libres.',
};
