import type { CancellationReason, CancellingParty, WaiverReason } from '@plenary/contracts/cancellation-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { withUnbrokenSigns } from '../paper/words/unbroken-signs.ts';

export interface StatementWords {
  title: string;
  intro: string;
  booking: string;
  agreed: string;
  /** Where supplements were agreed on besides. */
  quoted: string;
  cancellation: string;
  received: string;
  recorded: string;
  party: string;
  reason: string;
  note: string;
  fee: string;
  base: string;
  supplements: string;
  days: string;
  share: string;
  /** Of a share of another day than that of the cancellation (design: lifecycle L32). */
  postponed: string;
  /** Fees of changes that are due already. */
  deducted: string;
  excludingVat: string;
  vat: string;
  noVat: string;
  includingVat: string;
  /** What is left to settle (design: lifecycle L31). */
  changeFees: string;
  paid: string;
  owed: string;
  toRefund: string;
  free: string;
  /** Where something is due that is paid already. */
  settled: string;
  /** With the account to pay to. */
  due: (account: string) => string;
  parties: Record<CancellingParty, string>;
  reasons: Record<CancellationReason, string>;
  waived: Record<WaiverReason, string>;
}

const words: Readonly<Record<Language, StatementWords>> = {
  fr: {
    title: 'Décompte d’annulation',
    intro: 'Ce décompte arrête l’annulation de la réservation ci-dessous.',
    booking: 'Réservation',
    agreed: 'Prix convenu TTC',
    quoted: 'Prix du devis TTC',
    cancellation: 'Annulation',
    received: 'Reçue le',
    recorded: 'Enregistrée le',
    party: 'De la part de',
    reason: 'Motif',
    note: 'Note',
    fee: 'Frais d’annulation',
    base: 'Prix convenu HT',
    supplements: 'Dont suppléments convenus',
    days: 'Jours avant l’événement',
    share: 'Part due',
    postponed: 'celle du jour où l’événement a été reporté',
    deducted: 'Frais déjà dus pour une modification',
    excludingVat: 'Frais HT',
    vat: 'TVA',
    noVat: 'Une indemnité n’y est pas soumise',
    includingVat: 'Frais TTC',
    changeFees: 'Frais de modification TTC',
    paid: 'Déjà reçu',
    owed: 'Reste dû',
    toRefund: 'À vous rembourser',
    free: 'Aucuns frais ne sont dus.',
    settled: 'Frais dus selon les conditions du devis signé, et déjà payés. Ce décompte n’est pas une facture.',
    due: (account) => `Frais dus selon les conditions du devis signé. Ce décompte n’est pas une facture. Virement : ${account}`,
    parties: { customer: 'Client', venue: 'Lieu', 'force-majeure': 'Force majeure' },
    reasons: {
      dates: 'Les dates ne conviennent plus',
      people: 'Le nombre de participants a changé',
      budget: 'Budget',
      'other-venue': 'Un autre lieu a été choisi',
      dropped: 'L’événement n’a pas lieu',
      'no-show': 'Le groupe n’est pas venu',
      curtailed: 'L’événement a été écourté',
      'room-unusable': 'Salle inutilisable',
      overbooked: 'Salle déjà attribuée',
      closed: 'Lieu fermé',
      authorities: 'Décision des autorités',
      transport: 'Transports arrêtés',
      weather: 'Intempéries',
      other: 'Autre motif',
    },
    waived: { resold: 'Remise : salles relouées', goodwill: 'Geste commercial' },
  },
  en: {
    title: 'Cancellation statement',
    intro: 'This statement settles the cancellation of the booking below.',
    booking: 'Booking',
    agreed: 'Agreed price incl. VAT',
    quoted: 'Price of the quote incl. VAT',
    cancellation: 'Cancellation',
    received: 'Received on',
    recorded: 'Recorded on',
    party: 'By',
    reason: 'Reason',
    note: 'Note',
    fee: 'Cancellation fee',
    base: 'Agreed price excl. VAT',
    supplements: 'Of which agreed supplements',
    days: 'Days before the event',
    share: 'Share due',
    postponed: 'that of the day on which the event was postponed',
    deducted: 'Fees due already for a change',
    excludingVat: 'Fee excl. VAT',
    vat: 'VAT',
    noVat: 'An indemnity bears none',
    includingVat: 'Fee incl. VAT',
    changeFees: 'Fees of changes with VAT',
    paid: 'Already received',
    owed: 'Still owed',
    toRefund: 'To be refunded to you',
    free: 'No fee is due.',
    settled: 'Fee due under the conditions of the signed quote, and paid already. This statement is not a bill.',
    due: (account) => `Fee due under the conditions of the signed quote. This statement is not a bill. Bank transfer: ${account}`,
    parties: { customer: 'Customer', venue: 'Venue', 'force-majeure': 'Force majeure' },
    reasons: {
      dates: 'The dates no longer suit',
      people: 'The number of people has changed',
      budget: 'Budget',
      'other-venue': 'Another venue was chosen',
      dropped: 'The event does not take place',
      'no-show': 'The group did not come',
      curtailed: 'The event was cut short',
      'room-unusable': 'Room cannot be used',
      overbooked: 'Room already taken',
      closed: 'Venue closed',
      authorities: 'Decision of the authorities',
      transport: 'Transport stopped',
      weather: 'Weather',
      other: 'Another reason',
    },
    waived: { resold: 'Reduction: rooms let again', goodwill: 'Goodwill' },
  },
  es: {
    title: 'Liquidación de cancelación',
    intro: 'Esta liquidación cierra la cancelación de la reserva indicada a continuación.',
    booking: 'Reserva',
    agreed: 'Precio acordado con IVA',
    quoted: 'Precio del presupuesto con IVA',
    cancellation: 'Cancelación',
    received: 'Recibida el',
    recorded: 'Registrada el',
    party: 'Por parte de',
    reason: 'Motivo',
    note: 'Nota',
    fee: 'Gastos de cancelación',
    base: 'Precio acordado sin IVA',
    supplements: 'De ello, suplementos acordados',
    days: 'Días antes del evento',
    share: 'Parte debida',
    postponed: 'la del día en que se aplazó el evento',
    deducted: 'Gastos ya debidos por un cambio',
    excludingVat: 'Gastos sin IVA',
    vat: 'IVA',
    noVat: 'Una indemnización no lo lleva',
    includingVat: 'Gastos con IVA',
    changeFees: 'Gastos de modificación con IVA',
    paid: 'Ya recibido',
    owed: 'Pendiente de pago',
    toRefund: 'A reembolsarle',
    free: 'No se debe ningún gasto.',
    settled: 'Gastos debidos según las condiciones del presupuesto firmado, y ya pagados. Esta liquidación no es una factura.',
    due: (account) =>
      `Gastos debidos según las condiciones del presupuesto firmado. Esta liquidación no es una factura. Transferencia: ${account}`,
    parties: { customer: 'Cliente', venue: 'Espacio', 'force-majeure': 'Fuerza mayor' },
    reasons: {
      dates: 'Las fechas ya no convienen',
      people: 'Ha cambiado el número de personas',
      budget: 'Presupuesto',
      'other-venue': 'Se ha elegido otro lugar',
      dropped: 'El evento no se celebra',
      'no-show': 'El grupo no se presentó',
      curtailed: 'El evento se acortó',
      'room-unusable': 'Sala inutilizable',
      overbooked: 'Sala ya asignada',
      closed: 'Lugar cerrado',
      authorities: 'Decisión de las autoridades',
      transport: 'Transportes parados',
      weather: 'Mal tiempo',
      other: 'Otro motivo',
    },
    waived: { resold: 'Rebaja: salas alquiladas de nuevo', goodwill: 'Gesto comercial' },
  },
  nl: {
    title: 'Annuleringsafrekening',
    intro: 'Deze afrekening sluit de annulering van onderstaande boeking af.',
    booking: 'Boeking',
    agreed: 'Overeengekomen prijs incl. btw',
    quoted: 'Prijs van de offerte incl. btw',
    cancellation: 'Annulering',
    received: 'Ontvangen op',
    recorded: 'Genoteerd op',
    party: 'Door',
    reason: 'Reden',
    note: 'Notitie',
    fee: 'Annuleringskosten',
    base: 'Overeengekomen prijs excl. btw',
    supplements: 'Waarvan afgesproken toeslagen',
    days: 'Dagen voor het evenement',
    share: 'Verschuldigd deel',
    postponed: 'dat van de dag waarop het evenement verplaatst werd',
    deducted: 'Kosten die al verschuldigd zijn voor een wijziging',
    excludingVat: 'Kosten excl. btw',
    vat: 'Btw',
    noVat: 'Niet verschuldigd op een schadevergoeding',
    includingVat: 'Kosten incl. btw',
    changeFees: 'Wijzigingskosten incl. btw',
    paid: 'Al ontvangen',
    owed: 'Nog verschuldigd',
    toRefund: 'Terug te betalen aan u',
    free: 'Er zijn geen kosten verschuldigd.',
    settled: 'Kosten verschuldigd volgens de voorwaarden van de ondertekende offerte, en al betaald. Deze afrekening is geen factuur.',
    due: (account) =>
      `Kosten verschuldigd volgens de voorwaarden van de ondertekende offerte. Deze afrekening is geen factuur. Overschrijving: ${account}`,
    parties: { customer: 'Klant', venue: 'Locatie', 'force-majeure': 'Overmacht' },
    reasons: {
      dates: 'De data passen niet meer',
      people: 'Het aantal deelnemers is veranderd',
      budget: 'Budget',
      'other-venue': 'Er is een andere locatie gekozen',
      dropped: 'Het evenement gaat niet door',
      'no-show': 'De groep is niet gekomen',
      curtailed: 'Het evenement is ingekort',
      'room-unusable': 'Zaal onbruikbaar',
      overbooked: 'Zaal al toegewezen',
      closed: 'Locatie gesloten',
      authorities: 'Besluit van de overheid',
      transport: 'Vervoer ligt stil',
      weather: 'Slecht weer',
      other: 'Andere reden',
    },
    waived: { resold: 'Korting: zalen opnieuw verhuurd', goodwill: 'Uit coulance' },
  },
};
export const statementWordsIn = (language: Language): StatementWords => (language === 'fr' ? withUnbrokenSigns(words.fr) : words[language]);
