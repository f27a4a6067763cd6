import type { NoticeWords } from '../notice-words.ts';

export const fr: NoticeWords = {
  subjects: {
    invitation: 'Préparez la logistique de votre événement chez {venue}',
    reminder: 'Votre questionnaire logistique pour {venue} vous attend',
    'practical-information': 'Informations pratiques pour votre événement chez {venue}',
    'sent-back': 'Votre questionnaire logistique pour {venue} est à revoir',
    accepted: 'Vos demandes pour {venue} sont validées',
    'supplement-withdrawn': 'Supplément retiré pour votre événement chez {venue}',
    'charge-reminder': 'Un supplément attend votre réponse pour votre événement chez {venue}',
  },
  titles: {
    invitation: 'Votre événement est confirmé',
    reminder: 'Plus que quelques jours',
    'practical-information': 'Votre événement approche',
    'sent-back': 'Quelques points à revoir',
    accepted: 'Tout est validé',
    'supplement-withdrawn': 'Un supplément est retiré',
    'charge-reminder': 'Votre réponse est attendue',
  },
  texts: {
    invitation:
      'Merci de votre confiance. Pour que tout soit prêt à votre arrivée chez {venue}, dites-nous comment vous imaginez votre événement\u00a0: salles, horaires, déjeuners, besoins particuliers.',
    reminder:
      'Votre événement chez {venue} approche et votre questionnaire logistique n’est pas encore enregistré. Quelques minutes suffisent pour le compléter.',
    'practical-information': 'Voici tout ce qu’il faut savoir pour votre événement chez {venue}.',
    'sent-back': '{scientist} a relu vos demandes pour {venue} et vous répond. Votre questionnaire est de nouveau ouvert.',
    accepted: '{scientist} a validé vos demandes pour {venue}. Votre logistique est enregistrée.',
    'supplement-withdrawn': '{scientist} a retiré ce qui suit pour {venue}. Rien n’en sera facturé.',
    'charge-reminder':
      '{scientist} vous a proposé un supplément pour votre événement chez {venue}, et attend encore votre réponse. Acceptez-le ou refusez-le en un instant\u00a0: rien n’est facturé sans votre accord.',
  },
  buttons: {
    invitation: 'Compléter le questionnaire',
    reminder: 'Compléter le questionnaire',
    'practical-information': 'Voir mon événement',
    'sent-back': 'Reprendre le questionnaire',
    accepted: 'Voir mon événement',
    'supplement-withdrawn': 'Voir mon événement',
    'charge-reminder': 'Répondre',
  },
  acceptedWithMore: {
    title: 'Validé, et votre réponse est attendue',
    text: '{scientist} a validé vos demandes pour {venue}. Il nous manque encore votre réponse à ce qui suit.',
  },
  acceptedAtPrice: {
    title: 'Vos demandes sont acceptées, prix à suivre',
    text: '{scientist} a accepté vos demandes pour {venue}. Si le prix de votre réservation change avec ces nombres de personnes, vous en recevez le détail par un autre e-mail\u00a0; s’il vous demande votre accord, ces nombres ne valent qu’avec lui.',
    changes: 'Ce qui change, au prix qui vous est envoyé',
  },
  chosen: 'Choisi par votre Meeting Scientist à la place de votre demande',
  venue: 'Lieu',
  address: 'Adresse',
  dates: 'Dates',
  hours: 'Horaires (heure du lieu)',
  contact: 'Votre Meeting Scientist',
  message: 'Message',
  supplements: 'Suppléments convenus, facturés avec le solde',
  proposed: 'Supplément proposé, à accepter ou refuser sur la page de votre événement\u00a0; rien n’est facturé sans votre accord',
  withdrawn: 'Retiré',
  newQuestions: 'Ce qui est convenu apporte de nouvelles questions\u00a0: merci de compléter à nouveau votre questionnaire.',
  addons: { teambuilding: 'Team building', wellness: 'Bien-être', facilitator: 'Facilitateur', afterwork: 'Afterwork' },
  lunchOutside: { meal_trays: 'Plateaux-repas', external_restaurant: 'Restaurant extérieur' },
  withoutVat: 'HT',
  withVat: 'TTC',
  onRequest: 'prix à confirmer',
  mayBeShared: 'Vous pouvez transférer ce message\u00a0: son lien permet à une autre personne de compléter le questionnaire à votre place.',
  calendarAttached: 'Le fichier joint ajoute l’événement à votre agenda.',
  calendarTitle: 'Événement chez {venue}',
  toValidate: {
    subject: 'Questionnaire à valider\u00a0: {venue}',
    title: 'Un questionnaire attend votre validation',
    text: 'Des réponses diffèrent du devis signé. Vérifiez leur faisabilité et leur effet sur le budget.',
    button: 'Ouvrir le questionnaire',
    customer: 'Client',
  },
  chargeAgreed: {
    subject: 'Supplément accepté\u00a0: {venue}',
    title: 'Le client accepte un supplément',
    text: 'Le supplément ci-dessous est facturé avec le solde.',
  },
  chargeRefused: {
    subject: 'Supplément refusé\u00a0: {venue}',
    title: 'Le client refuse un supplément',
    text: 'Le questionnaire vous attend de nouveau\u00a0: renvoyez-le, ou validez-le sans ce supplément ou avec un autre.',
    textWhileAnswered:
      'Le client complète encore son questionnaire\u00a0: contactez-le si ce que vous avez validé ne tient pas sans ce supplément.',
  },
  peopleDeclined: {
    subject: 'Prix non accepté\u00a0: {venue}',
    title: 'Le prix pour ces personnes n’est pas convenu',
    text: 'Le changement de la réservation a été refusé, retiré ou est resté sans réponse\u00a0: ce qui était validé avec lui ne l’est plus, et le questionnaire vous attend de nouveau.',
    textWhileAnswered:
      'Le changement de la réservation a été refusé, retiré ou est resté sans réponse\u00a0: ce qui était validé avec lui ne l’est plus. Le client complète encore son questionnaire.',
  },
  charge: 'Supplément',
};
