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
  },
};
