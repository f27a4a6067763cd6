import type { SignatureMailWords } from '../signature-mail-words.ts';

export const fr: SignatureMailWords = {
  mails: {
    partial: {
      subject: 'Votre signature pour {venue} est enregistrée',
      title: 'Il reste une signature',
      text: 'Merci, votre devis pour {venue} est signé. Nous avons écrit à {second} pour la seconde signature ; vos salles vous attendent jusqu’à la date ci-dessous.',
      button: 'Voir mon devis',
    },
    missing: {
      subject: 'Votre devis pour {venue} est signé : complétez vos informations de facturation',
      title: 'Il manque vos informations de facturation',
      text: 'Merci, votre devis pour {venue} est signé. Complétez les informations de facturation avant la date ci-dessous pour que la réservation soit confirmée.',
      button: 'Compléter mes informations de facturation',
    },
    countersigned: {
      subject: 'Votre devis pour {venue} est contresigné : complétez vos informations de facturation',
      title: 'Les deux signatures sont là',
      text: '{second} a contresigné votre devis pour {venue}. Il ne manque que vos informations de facturation : complétez-les avant la date ci-dessous pour confirmer la réservation.',
      button: 'Compléter mes informations de facturation',
    },
    reminder: {
      subject: 'Rappel : complétez les informations de facturation de votre devis pour {venue}',
      title: 'Plus que deux jours',
      text: 'Votre devis pour {venue} est signé, mais les informations de facturation manquent encore. Sans elles, vos salles seront libérées à la date ci-dessous.',
      button: 'Compléter mes informations de facturation',
    },
    approved: {
      subject: 'Votre réservation chez {venue} est confirmée',
      title: 'C’est confirmé',
      text: 'Votre devis est signé et vos salles chez {venue} vous sont réservées. Le document signé et son certificat vous attendent sur la page du devis.',
      button: 'Voir mon devis signé',
    },
    refused: {
      subject: 'La seconde signature pour {venue} a été refusée',
      title: 'Le devis n’est pas contresigné',
      text: '{second} a refusé de contresigner votre devis pour {venue}. Le devis est clos et vos salles sont libérées ; un nouveau devis reste possible à tout moment.',
      button: 'Voir le devis',
    },
    rejected: {
      subject: 'Votre devis pour {venue} est clos',
      title: 'Vous avez refusé le devis',
      text: 'Comme vous l’avez demandé, votre devis pour {venue} est clos et ses salles sont libérées. Un nouveau devis reste possible à tout moment.',
      button: 'Voir le devis',
    },
    lapsed: {
      subject: 'Votre signature pour {venue} n’a pas pu aboutir',
      title: 'Le délai est passé',
      text: 'Votre devis pour {venue} était signé, mais ce qui manquait n’est pas arrivé à temps : nous ne vous gardons plus les salles. Tant que le devis est valable et que des salles sont libres, vous pouvez le signer à nouveau.',
      button: 'Voir mon devis',
    },
    invitation: {
      subject: '{signatory} vous demande de contresigner un devis',
      title: 'Votre signature est nécessaire',
      text: '{signatory} ({company}) a signé un devis pour un événement chez {venue} et vous a désigné comme second signataire. Lisez le document, puis signez-le ou refusez-le avant la date ci-dessous.',
      button: 'Lire et signer le document',
    },
    approvedSecond: {
      subject: 'Le devis pour {venue} est signé et confirmé',
      title: 'Merci, tout est signé',
      text: 'La réservation de {company} chez {venue} est confirmée. {signatory} dispose du document signé et du certificat des deux signatures.',
    },
    withdrawn: {
      subject: 'Le devis pour {venue} n’est plus à signer',
      title: 'Votre signature n’est plus nécessaire',
      text: '{signatory} a refusé le devis pour {venue}. Vous n’avez rien à faire.',
    },
    voided: {
      subject: 'Le devis pour {venue} est retiré',
      title: 'Ce devis n’est plus valable',
      text: 'Le devis pour {venue} qui vous désigne comme second signataire est retiré : le compte pour lequel il avait été établi n’existe plus. Il n’engage personne et vous n’avez rien à faire.',
    },
    secondErased: {
      subject: 'Votre devis pour {venue} : désignez un autre second signataire',
      title: 'Désignez un autre second signataire',
      text: 'Nous ne pouvons plus écrire à la personne que vous avez désignée comme second signataire de votre devis pour {venue}. Votre signature est annulée, mais nous vous gardons les salles jusqu’à la date ci-dessous : signez à nouveau en désignant quelqu’un d’autre.',
      button: 'Signer à nouveau',
    },
  },
  venue: 'Lieu',
  dates: 'Dates',
  rooms: 'Vos salles',
  deadline: 'Au plus tard',
  total: 'Total TTC',
  deposit: 'Acompte',
  dueOn: 'À régler jusqu’au',
  payee: 'Bénéficiaire',
  reference: 'Référence à indiquer',
  fingerprint: 'Empreinte (SHA-256)',
  personal: 'Ce lien vous est personnel et ne sert qu’une fois : ne le transmettez pas.',
  onPaper: {
    received: 'Nous avons reçu le {day} le document signé sur papier par {signatory} ; notre équipe l’a enregistré.',
    approved:
      'Votre devis est signé et vos salles chez {venue} vous sont réservées. Le document que vous avez signé vous attend sur la page du devis.',
    amendment:
      'Votre réservation chez {venue} est confirmée comme le dit l’avenant. Le document que vous avez signé vous attend sur la page de l’avenant.',
  },
};
