import type { Language } from '@plenary/contracts/vocabulary';
import { withUnbrokenSigns } from '../paper/words/unbroken-signs.ts';

export interface CertificateWords {
  title: string;
  intro: string;
  document: string;
  quote: string;
  venue: string;
  event: string;
  total: string;
  customer: string;
  fingerprint: string;
  signatory: string;
  secondSignatory: string;
  email: string;
  signedAt: string;
  ip: string;
  user: string;
  explanation: string;
  page: string;
  of: string;
}

const words: Readonly<Record<Language, CertificateWords>> = {
  fr: {
    title: 'Certificat de signature',
    intro: 'Ce certificat atteste la signature en ligne du document ci-dessous.',
    document: 'Document signé',
    quote: 'Devis',
    venue: 'Lieu',
    event: 'Événement',
    total: 'Total TTC',
    customer: 'Client',
    fingerprint: 'Empreinte SHA-256 du document',
    signatory: 'Signataire',
    secondSignatory: 'Second signataire',
    email: 'E-mail',
    signedAt: 'Signé le',
    ip: 'Adresse IP',
    user: 'Identifiant du compte',
    explanation:
      'Chaque signataire a eu le document sous les yeux et l’a accepté par la mention « Bon pour accord ». L’empreinte se calcule à partir du fichier signé : si un seul octet change, elle change aussi.',
    page: 'Page',
    of: 'sur',
  },
  en: {
    title: 'Signature certificate',
    intro: 'This certificate attests that the document below was signed online.',
    document: 'Signed document',
    quote: 'Quote',
    venue: 'Venue',
    event: 'Event',
    total: 'Total incl. VAT',
    customer: 'Customer',
    fingerprint: 'SHA-256 fingerprint of the document',
    signatory: 'Signatory',
    secondSignatory: 'Second signatory',
    email: 'E-mail',
    signedAt: 'Signed on',
    ip: 'IP address',
    user: 'Account identifier',
    explanation:
      'Each signatory was shown the document and accepted it by marking “Agreed and accepted”. The fingerprint is computed from the signed file: if a single byte changes, so does the fingerprint.',
    page: 'Page',
    of: 'of',
  },
  es: {
    title: 'Certificado de firma',
    intro: 'Este certificado acredita la firma en línea del documento indicado a continuación.',
    document: 'Documento firmado',
    quote: 'Presupuesto',
    venue: 'Espacio',
    event: 'Evento',
    total: 'Total con IVA',
    customer: 'Cliente',
    fingerprint: 'Huella SHA-256 del documento',
    signatory: 'Firmante',
    secondSignatory: 'Segundo firmante',
    email: 'Correo electrónico',
    signedAt: 'Firmado el',
    ip: 'Dirección IP',
    user: 'Identificador de la cuenta',
    explanation:
      'Cada firmante tuvo el documento a la vista y lo aceptó con la mención «Conforme». La huella se calcula a partir del archivo firmado: si cambia un solo byte, cambia también la huella.',
    page: 'Página',
    of: 'de',
  },
  nl: {
    title: 'Handtekeningcertificaat',
    intro: 'Dit certificaat bevestigt dat onderstaand document online is ondertekend.',
    document: 'Ondertekend document',
    quote: 'Offerte',
    venue: 'Locatie',
    event: 'Evenement',
    total: 'Totaal incl. btw',
    customer: 'Klant',
    fingerprint: 'SHA-256-vingerafdruk van het document',
    signatory: 'Ondertekenaar',
    secondSignatory: 'Tweede ondertekenaar',
    email: 'E-mail',
    signedAt: 'Ondertekend op',
    ip: 'IP-adres',
    user: 'Accountnummer',
    explanation:
      'Elke ondertekenaar kreeg het document te zien en aanvaardde het met de vermelding “Goed voor akkoord”. De vingerafdruk wordt berekend uit het ondertekende bestand: verandert er één byte, dan verandert ook de vingerafdruk.',
    page: 'Pagina',
    of: 'van',
  },
};
export const certificateWordsIn = (language: Language): CertificateWords =>
  language === 'fr' ? withUnbrokenSigns(words.fr) : words[language];
