import type { Language } from '@plenary/contracts/vocabulary';

interface ReportWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns, in their order. */
  columns: readonly string[];
  occupancyFile: string;
  occupancyColumns: readonly string[];
  nobody: string;
  total: string;
}

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  fr: {
    file: 'rapport',
    columns: ['Ligne', 'Du', 'Au', 'Devis', 'Signés', 'Total HT (EUR)', 'Signé HT (EUR)', 'Participants'],
    occupancyFile: 'occupation',
    occupancyColumns: [
      ...['Ligne', 'Du', 'Au', 'Demi-journées', 'Bloquées', 'Vendues', 'Occupation (%)'],
      ...['Personnes', 'Places', 'Remplissage (%)', 'Utilisation (%)', 'En option', 'Soirées', 'HT (EUR)', 'HT par demi-journée (EUR)'],
    ],
    nobody: 'Personne',
    total: 'Total',
  },
  en: {
    file: 'report',
    columns: ['Row', 'From', 'To', 'Quotes', 'Signed', 'Total without VAT (EUR)', 'Signed without VAT (EUR)', 'People'],
    occupancyFile: 'occupancy',
    occupancyColumns: [
      ...['Row', 'From', 'To', 'Half-days', 'Blocked', 'Sold', 'Occupancy (%)'],
      ...['People', 'Seats', 'Fill (%)', 'Use (%)', 'On option', 'Evenings', 'Without VAT (EUR)', 'Without VAT per half-day (EUR)'],
    ],
    nobody: 'Nobody',
    total: 'Total',
  },
  es: {
    file: 'informe',
    columns: ['Fila', 'Desde', 'Hasta', 'Presupuestos', 'Firmados', 'Total sin IVA (EUR)', 'Firmado sin IVA (EUR)', 'Asistentes'],
    occupancyFile: 'ocupacion',
    occupancyColumns: [
      ...['Fila', 'Desde', 'Hasta', 'Medias jornadas', 'Bloqueadas', 'Vendidas', 'Ocupación (%)'],
      ...['Personas', 'Plazas', 'Llenado (%)', 'Uso (%)', 'En opción', 'Veladas', 'Sin IVA (EUR)', 'Sin IVA por media jornada (EUR)'],
    ],
    nobody: 'Nadie',
    total: 'Total',
  },
  nl: {
    file: 'rapport',
    columns: ['Rij', 'Van', 'Tot', 'Offertes', 'Getekend', 'Totaal excl. btw (EUR)', 'Getekend excl. btw (EUR)', 'Deelnemers'],
    occupancyFile: 'bezetting',
    occupancyColumns: [
      ...['Rij', 'Van', 'Tot', 'Dagdelen', 'Geblokkeerd', 'Verkocht', 'Bezetting (%)'],
      ...['Personen', 'Plaatsen', 'Vulling (%)', 'Gebruik (%)', 'In optie', 'Avonden', 'Excl. btw (EUR)', 'Excl. btw per dagdeel (EUR)'],
    ],
    nobody: 'Niemand',
    total: 'Totaal',
  },
};
