import type { SignatureWords } from './words.ts';

export const fr: SignatureWords = {
  title: 'Signature du devis',
  intro: 'À compléter et à signer pour confirmer votre événement.',
  amendment: {
    title: 'Signature de l’avenant',
    intro: 'À compléter et à signer pour que votre réservation change.',
    agreement: (reference, total) =>
      `J’accepte l’avenant ${reference}, qui porte le prix convenu à ${total} TTC, ainsi que ses conditions.`,
  },
  billing: {
    heading: 'Informations de facturation',
    companyName: 'Raison sociale',
    street: 'Rue',
    zipCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    vatCode: 'N° de TVA intracommunautaire',
    recipient: 'Destinataire de la facture',
    email: 'E-mail de facturation',
  },
  paymentReminder: { heading: 'Contact pour les relances de paiement', name: 'Nom', email: 'E-mail', phone: 'Téléphone' },
  purchaseOrder: { heading: 'Bon de commande', with: 'Avec', without: 'Sans', number: 'Numéro du bon de commande' },
  paymentMethod: { heading: 'Mode de paiement', 'bank-transfer': 'Virement bancaire', 'credit-card': 'Carte bancaire' },
  invoicing: {
    heading: 'Envoi des factures',
    platform: 'Sur une plateforme',
    url: 'Adresse de la plateforme (URL)',
    email: 'Par e-mail',
    name: 'Nom',
    address: 'Adresse e-mail',
    copyTo: 'Copie à',
  },
  signature: {
    heading: 'Signature',
    name: 'Nom du signataire',
    jobTitle: 'Fonction',
    secondSignatory: 'E-mail du second signataire',
    goodForAgreement: 'Bon pour accord',
    agreement: (reference, total) => `J’accepte le devis ${reference} d’un montant de ${total} TTC, ainsi que ses conditions.`,
    signature: 'Signature',
    online: 'Signature en ligne : le certificat de signature dit qui a signé, quand, et l’empreinte de ce document.',
  },
};
