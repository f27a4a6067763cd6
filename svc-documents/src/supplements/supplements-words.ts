import type { UpsellName } from '@plenary/contracts/survey-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { withUnbrokenSigns } from '../paper/words/unbroken-signs.ts';

interface SupplementsWords {
  title: string;
  /** With the reference of the quote. */
  intro: (reference: string) => string;
  booking: string;
  agreedAt: string;
  list: string;
  supplement: string;
  excludingVat: string;
  vat: string;
  includingVat: string;
  /** In the place of a VAT that is not known yet, and of a price. */
  vatLater: string;
  unpriced: string;
  added: string;
  quote: string;
  total: string;
  /** With what stands beside the sums. */
  untaxed: (amount: string) => string;
  priceLater: string;
  explanation: string;
  addons: Record<UpsellName, string>;
}

const words: Readonly<Record<Language, SupplementsWords>> = {
  fr: {
    title: 'Suppléments convenus',
    intro: (reference) => `Annexe au devis ${reference} : les suppléments s’ajoutent au prix convenu de la réservation.`,
    booking: 'Réservation',
    agreedAt: 'Convenus au',
    list: 'Suppléments',
    supplement: 'Supplément',
    excludingVat: 'Montant HT',
    vat: 'TVA',
    includingVat: 'Montant TTC',
    vatLater: 'en sus',
    unpriced: 'sur demande',
    added: 'Total des suppléments',
    quote: 'Prix convenu de la réservation',
    total: 'Nouveau total',
    untaxed: (amount) => `Les totaux sont sans ${amount} HT, ajoutés avec leur TVA sur la facture du solde.`,
    priceLater: 'Un supplément n’a pas encore de prix : il n’est pas compris dans les totaux.',
    explanation: 'Les suppléments sont facturés avec le solde. Ce document n’est pas une facture.',
    addons: { teambuilding: 'Team building', wellness: 'Bien-être', facilitator: 'Facilitateur', afterwork: 'Afterwork' },
  },
  en: {
    title: 'Agreed supplements',
    intro: (reference) => `Annex to quote ${reference}: the supplements come on top of the agreed price of the booking.`,
    booking: 'Booking',
    agreedAt: 'As agreed on',
    list: 'Supplements',
    supplement: 'Supplement',
    excludingVat: 'Amount excl. VAT',
    vat: 'VAT',
    includingVat: 'Amount incl. VAT',
    vatLater: 'to be added',
    unpriced: 'on request',
    added: 'Total of the supplements',
    quote: 'Agreed price of the booking',
    total: 'New total',
    untaxed: (amount) => `The totals leave out ${amount} excl. VAT, which the invoice of the balance adds with its VAT.`,
    priceLater: 'One supplement has no price yet: it is not part of the totals.',
    explanation: 'Supplements are invoiced with the balance. This document is not an invoice.',
    addons: { teambuilding: 'Team building', wellness: 'Wellness', facilitator: 'Facilitator', afterwork: 'Afterwork' },
  },
  es: {
    title: 'Suplementos acordados',
    intro: (reference) => `Anexo al presupuesto ${reference}: los suplementos se añaden al precio acordado de la reserva.`,
    booking: 'Reserva',
    agreedAt: 'Acordados el',
    list: 'Suplementos',
    supplement: 'Suplemento',
    excludingVat: 'Importe sin IVA',
    vat: 'IVA',
    includingVat: 'Importe con IVA',
    vatLater: 'se añadirá',
    unpriced: 'a consultar',
    added: 'Total de los suplementos',
    quote: 'Precio acordado de la reserva',
    total: 'Nuevo total',
    untaxed: (amount) => `Los totales no incluyen ${amount} sin IVA, que la factura del saldo añade con su IVA.`,
    priceLater: 'Un suplemento aún no tiene precio: no está incluido en los totales.',
    explanation: 'Los suplementos se facturan con el saldo. Este documento no es una factura.',
    addons: { teambuilding: 'Team building', wellness: 'Bienestar', facilitator: 'Facilitador', afterwork: 'Afterwork' },
  },
  nl: {
    title: 'Overeengekomen supplementen',
    intro: (reference) => `Bijlage bij offerte ${reference}: de toeslagen komen boven op de afgesproken prijs van de boeking.`,
    booking: 'Boeking',
    agreedAt: 'Overeengekomen op',
    list: 'Supplementen',
    supplement: 'Supplement',
    excludingVat: 'Bedrag excl. btw',
    vat: 'Btw',
    includingVat: 'Bedrag incl. btw',
    vatLater: 'komt erbij',
    unpriced: 'op aanvraag',
    added: 'Totaal van de supplementen',
    quote: 'Overeengekomen prijs van de boeking',
    total: 'Nieuw totaal',
    untaxed: (amount) => `De totalen zijn zonder ${amount} excl. btw, die de factuur van het saldo met btw toevoegt.`,
    priceLater: 'Eén supplement heeft nog geen prijs: het telt niet mee in de totalen.',
    explanation: 'Supplementen worden met het saldo gefactureerd. Dit document is geen factuur.',
    addons: { teambuilding: 'Teambuilding', wellness: 'Wellness', facilitator: 'Facilitator', afterwork: 'Afterwork' },
  },
};

export const supplementsWordsIn = (language: Language): SupplementsWords =>
  language === 'fr' ? withUnbrokenSigns(words.fr) : words[language];
