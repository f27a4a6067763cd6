import type { ChangeMailWords } from '../change-mail-words.ts';

export const fr: ChangeMailWords = {
  offered: {
    subject: 'Modification de votre réservation chez {venue} : à signer',
    title: 'Votre avenant est prêt',
    text: 'Voici la modification demandée pour votre réservation chez {venue}. Elle compte dès que vous signez l’avenant ; d’ici là, votre réservation reste confirmée telle quelle et ce qu’il faut en plus vous est gardé.',
  },
  asked: {
    subject: 'Modification de votre réservation chez {venue} : votre accord',
    title: 'Nous attendons votre accord',
    text: 'Voici la modification préparée pour votre réservation chez {venue}. Elle compte dès que vous l’acceptez ; d’ici là, votre réservation reste confirmée telle quelle.',
  },
  ending: {
    subject: 'Modification de votre réservation chez {venue} : moins de 24 heures pour répondre',
    title: 'Votre réponse est attendue',
    text: 'La modification de votre réservation chez {venue} expire dans moins de 24 heures. Sans réponse, votre réservation reste confirmée telle quelle.',
  },
  applied: {
    subject: 'Votre réservation chez {venue} est modifiée',
    title: 'Votre réservation est modifiée',
    text: 'Votre réservation chez {venue} est confirmée avec les changements ci-dessous.',
  },
  declined: {
    subject: 'Votre réservation chez {venue} reste inchangée',
    title: 'Modification refusée',
    text: 'La modification de votre réservation chez {venue} a été refusée. Votre réservation reste confirmée telle quelle.',
  },
  expired: {
    subject: 'La modification de votre réservation chez {venue} a expiré',
    title: 'La modification a expiré',
    text: 'Vous n’avez pas répondu à temps : la modification de votre réservation chez {venue} n’est plus proposée. Votre réservation reste confirmée telle quelle.',
  },
  withdrawn: {
    subject: 'La modification de votre réservation chez {venue} est retirée',
    title: 'La modification est retirée',
    text: 'Notre équipe a retiré la modification de votre réservation chez {venue}. Votre réservation reste confirmée telle quelle.',
  },
  venue: 'Lieu',
  dates: 'Dates',
  people: 'Participants',
  lunch: 'Convives au déjeuner',
  setUp: 'Disposition',
  duration: 'Durée',
  durations: { AM: 'Matin', PM: 'Après-midi', 'AM, PM': 'Journée' },
  smallerRooms: 'Sous-salles',
  smallerRoom: '{people} pers. ({setUp}, {duration})',
  none: 'aucune',
  rooms: 'Salles',
  change: '{after}, au lieu de {before}',
  totalBefore: 'Total TTC avant',
  totalAfter: 'Nouveau total TTC',
  difference: 'Différence TTC',
  fee: 'Frais de réduction TTC',
  until: 'À confirmer avant',
  leastFee: 'Une annulation ultérieure coûtera au moins {percent} du prix convenu.',
  supplements:
    'Un supplément convenu avec votre logistique, comme un déjeuner à l’extérieur, s’ajoute à ces totaux\u00a0: la page de votre événement le donne.',
  toSign: 'Lire et signer l’avenant',
  toAgree: 'Voir et accepter',
  seeQuote: 'Voir ma réservation',
  questions: 'Une question ? Répondez à ce message.',
};
