import type { NoticeWords } from '../notice-words.ts';

export const fr: NoticeWords = {
  subjects: {
    invitation: 'Préparez la logistique de votre événement chez {venue}',
    reminder: 'Votre questionnaire logistique pour {venue} vous attend',
    'practical-information': 'Informations pratiques pour votre événement chez {venue}',
    'sent-back': 'Votre questionnaire logistique pour {venue} est à revoir',
    accepted: 'Vos demandes pour {venue} sont validées',
  },
  titles: {
    invitation: 'Votre événement est confirmé',
    reminder: 'Plus que quelques jours',
    'practical-information': 'Votre événement approche',
    'sent-back': 'Quelques points à revoir',
    accepted: 'Tout est validé',
  },
  texts: {
    invitation:
      'Merci de votre confiance. Pour que tout soit prêt à votre arrivée chez {venue}, dites-nous comment vous imaginez votre événement\u00a0: salles, horaires, déjeuners, besoins particuliers.',
    reminder:
      'Votre événement chez {venue} approche et votre questionnaire logistique n’est pas encore enregistré. Quelques minutes suffisent pour le compléter.',
    'practical-information': 'Voici tout ce qu’il faut savoir pour votre événement chez {venue}.',
    'sent-back': '{scientist} a relu vos demandes pour {venue} et revient vers vous. Votre questionnaire est de nouveau ouvert.',
    accepted: '{scientist} a validé vos demandes pour {venue}. Votre logistique est enregistrée.',
  },
  buttons: {
    invitation: 'Compléter le questionnaire',
    reminder: 'Compléter le questionnaire',
    'practical-information': 'Voir mon événement',
    'sent-back': 'Reprendre le questionnaire',
    accepted: 'Voir mon événement',
  },
  venue: 'Lieu',
  address: 'Adresse',
  dates: 'Dates',
  hours: 'Horaires (heure du lieu)',
  contact: 'Votre Meeting Scientist',
  message: 'Message',
  supplements: 'Suppléments convenus, facturés avec le solde',
  addons: { teambuilding: 'Team building', wellness: 'Bien-être', facilitator: 'Facilitateur', afterwork: 'Afterwork' },
  withoutVat: 'HT',
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
};
