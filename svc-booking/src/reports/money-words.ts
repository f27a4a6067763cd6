import type { CancellationReason } from '@plenary/contracts/cancellation-terms';
import type { MoneyBasis } from '@plenary/contracts/desk-reports-terms';
import type { RoomCategory } from '@plenary/contracts/referential-terms';
import type { Language } from '@plenary/contracts/vocabulary';

interface MoneyWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns that name a row, and of those of its figures, in their order. */
  row: readonly string[];
  columns: Readonly<Record<MoneyBasis, readonly string[]>>;
  categories: Readonly<Record<RoomCategory, string>>;
  reasons: Readonly<Record<CancellationReason, string>>;
}

export const moneyWords: Readonly<Record<Language, MoneyWords>> = {
  fr: {
    file: 'revenus',
    row: ['Ligne', 'Du', 'Au'],
    columns: {
      booked: [
        'Lignes',
        'Signé HT (EUR)',
        'Modifications HT (EUR)',
        'Annulations HT (EUR)',
        'Rétablissements HT (EUR)',
        'Réservé HT (EUR)',
        'Frais HT (EUR)',
      ],
      held: ['Journées', 'Tenu HT (EUR)', 'Remises HT (EUR)', 'Personnes', 'Déjeuners', 'HT par personne (EUR)'],
    },
    categories: { Premium: 'Premium', Standard: 'Standard', 'Espace commun': 'Espace commun', Restaurant: 'Restaurant' },
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
  },
  en: {
    file: 'revenue',
    row: ['Row', 'From', 'To'],
    columns: {
      booked: [
        'Lines',
        'Signed without VAT (EUR)',
        'Changes without VAT (EUR)',
        'Cancellations without VAT (EUR)',
        'Reinstatements without VAT (EUR)',
        'Booked without VAT (EUR)',
        'Fees without VAT (EUR)',
      ],
      held: ['Days', 'Held without VAT (EUR)', 'Discounts without VAT (EUR)', 'People', 'Lunches', 'Without VAT per person (EUR)'],
    },
    categories: { Premium: 'Premium', Standard: 'Standard', 'Espace commun': 'Common area', Restaurant: 'Restaurant' },
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
  },
  es: {
    file: 'ingresos',
    row: ['Fila', 'Desde', 'Hasta'],
    columns: {
      booked: [
        'Líneas',
        'Firmado sin IVA (EUR)',
        'Cambios sin IVA (EUR)',
        'Cancelaciones sin IVA (EUR)',
        'Restablecimientos sin IVA (EUR)',
        'Reservado sin IVA (EUR)',
        'Gastos sin IVA (EUR)',
      ],
      held: ['Días', 'Celebrado sin IVA (EUR)', 'Descuentos sin IVA (EUR)', 'Personas', 'Almuerzos', 'Sin IVA por persona (EUR)'],
    },
    categories: { Premium: 'Premium', Standard: 'Estándar', 'Espace commun': 'Zona común', Restaurant: 'Restaurante' },
    reasons: {
      dates: 'Las fechas ya no convienen',
      people: 'Ha cambiado el número de personas',
      budget: 'Presupuesto',
      'other-venue': 'Se ha elegido otro espacio',
      dropped: 'El evento no se celebra',
      'no-show': 'El grupo no se presentó',
      curtailed: 'El evento se acortó',
      'room-unusable': 'Sala inutilizable',
      overbooked: 'Sala ya asignada',
      closed: 'Espacio cerrado',
      authorities: 'Decisión de las autoridades',
      transport: 'Transportes parados',
      weather: 'Mal tiempo',
      other: 'Otro motivo',
    },
  },
  nl: {
    file: 'omzet',
    row: ['Rij', 'Van', 'Tot'],
    columns: {
      booked: [
        'Regels',
        'Getekend excl. btw (EUR)',
        'Wijzigingen excl. btw (EUR)',
        'Annuleringen excl. btw (EUR)',
        'Herstellingen excl. btw (EUR)',
        'Geboekt excl. btw (EUR)',
        'Kosten excl. btw (EUR)',
      ],
      held: ['Dagen', 'Gehouden excl. btw (EUR)', 'Kortingen excl. btw (EUR)', 'Personen', 'Lunches', 'Excl. btw per persoon (EUR)'],
    },
    categories: { Premium: 'Premium', Standard: 'Standaard', 'Espace commun': 'Gemeenschappelijke ruimte', Restaurant: 'Restaurant' },
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
  },
};
