import type { InvitationWords } from '../invitation-words.ts';

export const fr: InvitationWords = {
  subjects: {
    invitation: 'Invitation\u00a0: {venue}, {day}',
    update: 'Invitation modifiée\u00a0: {venue}, {day}',
    cancellation: 'Annulation\u00a0: {venue}, {day}',
  },
  titles: {
    invitation: 'Vous avez une invitation',
    update: 'Votre invitation a changé',
    cancellation: 'Ce rendez-vous est annulé',
  },
  texts: {
    invitation: '{host} vous invite à un événement chez {venue}.',
    update: 'L’événement auquel {host} vous invite chez {venue} a changé. Voici ce qui est valable maintenant.',
    cancellation: '{host} ne vous attend plus à cette date chez {venue}. Votre agenda retire ce rendez-vous.',
  },
  day: 'Date',
  hours: 'Horaires (heure du lieu)',
  venue: 'Lieu',
  address: 'Adresse',
  invitedBy: 'Invité par',
  button: 'Découvrir le lieu',
  answers: 'Répondez depuis votre agenda, ou à ce message\u00a0: votre réponse arrive directement à {host}.',
  whyYou: '{host} nous a confié votre adresse pour cette invitation\u00a0; elle ne sert à rien d’autre.',
  ownEntry: 'Vous figurez sur votre propre liste d’invités\u00a0: ce rendez-vous est à vous, aucune réponse n’est attendue.',
  calendarTitle: 'Événement {host} chez {venue}',
  worry: {
    subject: 'Le système d’accueil n’accepte plus les invités',
    title: 'Des invités attendent d’être annoncés',
    text: 'Le système d’accueil des visiteurs ne prend plus nos annonces. Les invités restent en attente et seront annoncés dès qu’il répond. Vérifiez ses identifiants et son adresse dans les réglages, ou prévenez l’accueil.',
    said: 'Ce qu’il répond',
  },
};
