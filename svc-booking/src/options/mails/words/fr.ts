import type { OptionMailWords } from '../option-mail-words.ts';

export const fr: OptionMailWords = {
  subjects: {
    first: 'Votre option chez {venue} est posée',
    second: 'Vous êtes en deuxième option chez {venue}',
    promoted: 'Votre option chez {venue} passe en premier',
    proven: 'Votre option chez {venue} court maintenant jusqu’à son terme',
    lapsed: 'Votre option chez {venue} a expiré',
    released: 'Votre option chez {venue} est libérée',
    overtaken: 'Vos salles chez {venue} ont été attribuées',
    waiting: 'Votre option chez {venue} reste deuxième',
    ending: 'Votre option chez {venue} prend fin dans moins de 24 heures',
    extended: 'Votre option chez {venue} est prolongée',
    withdrawn: 'Votre option chez {venue} est retirée',
  },
  titles: {
    first: 'Vos salles sont retenues',
    second: 'Vous êtes en deuxième position',
    promoted: 'À vous les salles',
    proven: 'Votre adresse est confirmée',
    lapsed: 'Votre option a expiré',
    released: 'Votre option est libérée',
    overtaken: 'Les salles ne sont plus disponibles',
    waiting: 'Toujours en deuxième position',
    ending: 'Votre option prend bientôt fin',
    extended: 'Plus de temps pour décider',
    withdrawn: 'Votre option est retirée',
  },
  texts: {
    first: 'Vos salles chez {venue} vous attendent jusqu’à la date ci-dessous. Signez votre devis d’ici là pour les garder.',
    second:
      'Une autre option précède la vôtre chez {venue}. Si elle tombe, la vôtre passe en premier avec un nouveau délai, et nous vous écrivons aussitôt.',
    promoted:
      'L’option qui précédait la vôtre chez {venue} est tombée : nous vous gardons maintenant les salles. Signez votre devis pour les garder.',
    proven:
      'Merci d’avoir confirmé votre adresse e-mail : votre option chez {venue} tient maintenant jusqu’à la date ci-dessous. Signez votre devis d’ici là pour garder les salles.',
    lapsed: 'Votre option chez {venue} est arrivée à son terme : nous ne vous gardons plus les salles.',
    released: 'Comme vous l’avez demandé, votre option chez {venue} est libérée : nous ne vous gardons plus les salles.',
    overtaken:
      'Le client qui vous précédait chez {venue} a confirmé sa réservation : votre deuxième option prend fin. Nous vous aidons volontiers à trouver un autre lieu ou une autre date.',
    waiting:
      'L’option qui précède la vôtre chez {venue} est prolongée. La vôtre reste deuxième jusqu’à la date ci-dessous ; si elle passe en premier, nous vous écrivons aussitôt.',
    ending:
      'Vos salles chez {venue} vous attendent jusqu’à la date ci-dessous, pas au-delà. Signez votre devis d’ici là pour les garder, ou répondez à ce message s’il vous faut plus de temps.',
    extended: 'Notre équipe a prolongé votre option chez {venue} : vos salles vous attendent jusqu’à la date ci-dessous.',
    withdrawn:
      'Notre équipe a retiré votre option chez {venue} : nous ne vous gardons plus les salles. Répondez à ce message pour en parler avec nous.',
  },
  venue: 'Lieu',
  dates: 'Dates',
  rooms: 'Vos salles',
  total: 'Total TTC',
  until: 'Valable jusqu’au',
  untilProven: 'Une fois votre adresse confirmée',
  unproven:
    'Votre adresse e-mail n’est pas encore confirmée : nous retenons l’option pendant {length}. Créez votre mot de passe avec le lien de l’e-mail reçu : l’option court alors jusqu’à son terme.',
  unprovenSubject: 'Votre option chez {venue} tient {length} : confirmez votre adresse',
  seeQuote: 'Voir mon devis',
  release: 'Je n’en ai plus besoin : libérer l’option',
  again: 'Tant que votre devis est valable, vous pouvez y poser une nouvelle option si des salles sont libres.',
};
