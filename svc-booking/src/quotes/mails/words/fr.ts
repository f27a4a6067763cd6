import type { QuoteMailWords } from '../quote-mail-words.ts';

export const fr: QuoteMailWords = {
  subject: 'Votre devis pour {venue}',
  title: 'Votre devis est prêt',
  texts: {
    staff: 'Comme convenu, notre équipe a préparé votre devis pour {venue}. Vous pouvez le lire, poser une option et le signer en ligne.',
    customer:
      'Voici votre devis pour {venue}, au prix garanti. Ouvrez-le pour poser une option gratuite, le signer ou télécharger son PDF.',
    version:
      'Notre équipe a modifié votre devis pour {venue} : cette nouvelle version remplace la précédente, qui ne peut plus être signée.',
  },
  textTooLate:
    'Voici votre devis pour {venue}, au prix garanti. Votre événement commence dans moins de 72 heures\u00a0: seule sa signature en ligne réserve les salles.',
  firstVisit: 'À votre première visite, indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir votre mot de passe.',
  venue: 'Lieu',
  dates: 'Dates',
  rooms: 'Vos salles',
  expectedRooms: {
    first: 'Salles retenues si vous posez l’option',
    second: 'Salles en attente si vous posez l’option, derrière une première',
    signature: 'Salles réservées si vous signez',
  },
  expectation:
    'Les salles nommées sont celles du moment de cet envoi, et rien ne les retient encore : si un autre client en prend une avant vous, une autre qui convient la remplace, s’il en reste.',
  price: 'Total HT',
  total: 'Total TTC',
  deposit: 'Acompte, 5 jours après la signature',
  seeQuote: 'Voir mon devis',
  variants:
    'Ce devis est l’une des {count} variantes de notre proposition : comparez-les, puis signez celle qui vous convient. Les autres ne comptent alors plus.',
  otherVariant: 'Voir la variante :',
  validity: 'Ce devis est valable jusqu’au {day}. Il ne retient pas de salles tant qu’aucune option n’est posée.',
  validityTooLate: 'Ce devis est valable jusqu’au {day}. Il ne retient pas de salles avant sa signature.',
  validityHeld: 'Ce devis est valable jusqu’au {day}, et ses salles vous sont réservées jusque-là.',
  questions: 'Une question ? Répondez à ce message.',
};
