import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import type { Language } from '@plenary/contracts/vocabulary';

interface ExportWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns, in their order. */
  columns: readonly string[];
  stages: Readonly<Record<DealStage, string>>;
  countries: Readonly<Record<'FRA' | 'BEL' | 'ESP', string>>;
}

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  fr: {
    file: 'evenements',
    columns: [
      ...['Référence', 'État', 'Créé le', 'Premier jour', 'Dernier jour', 'Lieu', 'Pays', 'Société', 'Contact', 'E-mail', 'Téléphone'],
      ...['Participants', 'Total HT (EUR)', 'TVA (EUR)', 'Total TTC (EUR)', 'Échéance'],
    ],
    stages: {
      quote: 'Devis',
      expired: 'Devis expiré',
      'option-2': 'Option 2',
      'option-1': 'Option 1',
      signing: 'En signature',
      confirmed: 'Confirmé',
      done: 'Passé',
      rejected: 'Refusé',
      cancelled: 'Annulé',
    },
    countries: { FRA: 'France', BEL: 'Belgique', ESP: 'Espagne' },
  },
  en: {
    file: 'events',
    columns: [
      ...['Reference', 'Stage', 'Created', 'First day', 'Last day', 'Venue', 'Country', 'Company', 'Contact', 'E-mail', 'Telephone'],
      ...['People', 'Total without VAT (EUR)', 'VAT (EUR)', 'Total with VAT (EUR)', 'Ends'],
    ],
    stages: {
      quote: 'Quote',
      expired: 'Expired quote',
      'option-2': 'Option 2',
      'option-1': 'Option 1',
      signing: 'Signing',
      confirmed: 'Confirmed',
      done: 'Over',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
    },
    countries: { FRA: 'France', BEL: 'Belgium', ESP: 'Spain' },
  },
  nl: {
    file: 'evenementen',
    columns: [
      ...['Referentie', 'Status', 'Aangemaakt', 'Eerste dag', 'Laatste dag', 'Locatie', 'Land', 'Bedrijf', 'Contact', 'E-mail', 'Telefoon'],
      ...['Deelnemers', 'Totaal excl. btw (EUR)', 'Btw (EUR)', 'Totaal incl. btw (EUR)', 'Eindigt'],
    ],
    stages: {
      quote: 'Offerte',
      expired: 'Verlopen offerte',
      'option-2': 'Optie 2',
      'option-1': 'Optie 1',
      signing: 'In ondertekening',
      confirmed: 'Bevestigd',
      done: 'Voorbij',
      rejected: 'Geweigerd',
      cancelled: 'Geannuleerd',
    },
    countries: { FRA: 'Frankrijk', BEL: 'België', ESP: 'Spanje' },
  },
  es: {
    file: 'eventos',
    columns: [
      ...['Referencia', 'Estado', 'Creado', 'Primer día', 'Último día', 'Espacio', 'País', 'Empresa', 'Contacto', 'Correo', 'Teléfono'],
      ...['Asistentes', 'Total sin IVA (EUR)', 'IVA (EUR)', 'Total con IVA (EUR)', 'Vence'],
    ],
    stages: {
      quote: 'Presupuesto',
      expired: 'Presupuesto caducado',
      'option-2': 'Opción 2',
      'option-1': 'Opción 1',
      signing: 'En firma',
      confirmed: 'Confirmado',
      done: 'Pasado',
      rejected: 'Rechazado',
      cancelled: 'Cancelado',
    },
    countries: { FRA: 'Francia', BEL: 'Bélgica', ESP: 'España' },
  },
};
