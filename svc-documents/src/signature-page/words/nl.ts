import type { SignatureWords } from './words.ts';

export const nl: SignatureWords = {
  title: 'Ondertekening van de offerte',
  intro: 'In te vullen en te ondertekenen om uw evenement te bevestigen.',
  amendment: {
    title: 'Ondertekening van het addendum',
    intro: 'In te vullen en te ondertekenen om uw boeking te wijzigen.',
    agreement: (reference, total) =>
      `Ik ga akkoord met addendum ${reference}, dat de afgesproken prijs op ${total} incl. btw brengt, en met de voorwaarden.`,
  },
  billing: {
    heading: 'Facturatiegegevens',
    companyName: 'Bedrijfsnaam',
    street: 'Straat',
    zipCode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
    vatCode: 'Intracommunautair btw-nummer',
    recipient: 'Ontvanger van de factuur',
    email: 'E-mail voor facturatie',
  },
  paymentReminder: { heading: 'Contact voor betalingsherinneringen', name: 'Naam', email: 'E-mail', phone: 'Telefoon' },
  purchaseOrder: { heading: 'Bestelbon', with: 'Met', without: 'Zonder', number: 'Nummer van de bestelbon' },
  paymentMethod: { heading: 'Betaalwijze', 'bank-transfer': 'Overschrijving', 'credit-card': 'Creditcard' },
  invoicing: {
    heading: 'Verzending van de facturen',
    platform: 'Via een platform',
    url: 'Adres van het platform (URL)',
    email: 'Per e-mail',
    name: 'Naam',
    address: 'E-mailadres',
    copyTo: 'Kopie aan',
  },
  signature: {
    heading: 'Handtekening',
    name: 'Naam van de ondertekenaar',
    jobTitle: 'Functie',
    secondSignatory: 'E-mail van de tweede ondertekenaar',
    goodForAgreement: 'Goed voor akkoord',
    agreement: (reference, total) => `Ik ga akkoord met offerte ${reference} van ${total} incl. btw en met de voorwaarden.`,
    signature: 'Handtekening',
    online: 'Online ondertekenen: het handtekeningcertificaat zegt wie tekende, wanneer, en de vingerafdruk van dit document.',
  },
};
