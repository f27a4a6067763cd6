import type { AmendmentMailTexts } from '../signature-mail-words.ts';

export const fr: AmendmentMailTexts = {
  partial: {
    subject: 'Votre signature de l’avenant pour {venue} est enregistrée',
    title: 'Il reste une signature',
    text: 'Merci, l’avenant à votre réservation chez {venue} est signé. Nous avons écrit à {second} pour la seconde signature ; d’ici là, votre réservation reste confirmée telle quelle et ce qu’il faut en plus vous est gardé jusqu’à la date ci-dessous.',
    button: 'Voir l’avenant',
  },
  missing: {
    subject: 'Votre avenant pour {venue} est signé : complétez vos informations de facturation',
    title: 'Il manque vos informations de facturation',
    text: 'Merci, l’avenant à votre réservation chez {venue} est signé. Complétez les informations de facturation avant la date ci-dessous pour qu’il prenne effet.',
    button: 'Compléter mes informations de facturation',
  },
  countersigned: {
    subject: 'Votre avenant pour {venue} est contresigné : complétez vos informations de facturation',
    title: 'Les deux signatures sont là',
    text: '{second} a contresigné l’avenant à votre réservation chez {venue}. Il ne manque que vos informations de facturation : complétez-les avant la date ci-dessous pour qu’il prenne effet.',
    button: 'Compléter mes informations de facturation',
  },
  reminder: {
    subject: 'Rappel : complétez les informations de facturation de votre avenant pour {venue}',
    title: 'Plus que deux jours',
    text: 'L’avenant à votre réservation chez {venue} est signé, mais les informations de facturation manquent encore. Sans elles, il ne prendra pas effet et votre réservation restera telle quelle.',
    button: 'Compléter mes informations de facturation',
  },
  approved: {
    subject: 'L’avenant à votre réservation chez {venue} est signé',
    title: 'Votre avenant est signé',
    text: 'Votre réservation chez {venue} est confirmée comme le dit l’avenant. Le document signé et son certificat vous attendent sur la page de l’avenant.',
    button: 'Voir l’avenant signé',
  },
  refused: {
    subject: 'La seconde signature de l’avenant pour {venue} a été refusée',
    title: 'L’avenant n’est pas contresigné',
    text: '{second} a refusé de contresigner l’avenant à votre réservation chez {venue}. L’avenant est clos et ce qui était gardé en plus est libéré ; votre réservation reste confirmée telle quelle.',
    button: 'Voir l’avenant',
  },
  rejected: {
    subject: 'L’avenant pour {venue} est clos',
    title: 'Vous avez refusé l’avenant',
    text: 'Comme vous l’avez demandé, l’avenant à votre réservation chez {venue} est clos et ce qui était gardé en plus est libéré. Votre réservation reste confirmée telle quelle.',
    button: 'Voir l’avenant',
  },
  lapsed: {
    subject: 'Votre signature de l’avenant pour {venue} n’a pas pu aboutir',
    title: 'Le délai est passé',
    text: 'L’avenant à votre réservation chez {venue} était signé, mais ce qui manquait n’est pas arrivé à temps : nous ne gardons plus ce qu’il ajoutait. Votre réservation reste confirmée telle quelle.',
    button: 'Voir l’avenant',
  },
  invitation: {
    subject: '{signatory} vous demande de contresigner un avenant',
    title: 'Votre signature est nécessaire',
    text: '{signatory} ({company}) a signé un avenant à sa réservation chez {venue} et vous a désigné comme second signataire. La réservation reste confirmée telle quelle et change dès que vous signez. Lisez le document, puis signez-le ou refusez-le avant la date ci-dessous.',
    button: 'Lire et signer l’avenant',
  },
  approvedSecond: {
    subject: 'L’avenant pour {venue} est signé et confirmé',
    title: 'Merci, tout est signé',
    text: 'La réservation de {company} chez {venue} est confirmée comme le dit l’avenant. {signatory} dispose du document signé et du certificat des deux signatures.',
  },
  withdrawn: {
    subject: 'L’avenant pour {venue} n’est plus à signer',
    title: 'Votre signature n’est plus nécessaire',
    text: '{signatory} a refusé l’avenant pour {venue}. La réservation reste telle quelle et vous n’avez rien à faire.',
  },
  voided: {
    subject: 'L’avenant pour {venue} est retiré',
    title: 'Cet avenant n’est plus valable',
    text: 'L’avenant pour {venue} qui vous désigne comme second signataire est retiré : le compte pour lequel il avait été établi n’existe plus. Il n’engage personne et vous n’avez rien à faire.',
  },
  secondErased: {
    subject: 'Votre avenant pour {venue} : désignez un autre second signataire',
    title: 'Désignez un autre second signataire',
    text: 'Nous ne pouvons plus écrire à la personne que vous avez désignée comme second signataire de l’avenant à votre réservation chez {venue}. Votre signature est annulée, mais ce que l’avenant ajoute vous est gardé jusqu’à la date ci-dessous : signez à nouveau en désignant quelqu’un d’autre.',
    button: 'Signer à nouveau',
  },
};
