import type { Language } from '@plenary/contracts/vocabulary';

interface ReportWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns, in their order. */
  columns: readonly string[];
  occupancyFile: string;
  occupancyColumns: readonly string[];
  timesFile: string;
  timesColumns: readonly string[];
  nobody: string;
  noVenue: string;
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
    timesFile: 'delais',
    timesColumns: [
      ...['Ligne', 'Du', 'Au', 'Devis', 'Avance médiane (jours)', 'Avance, neuf sur dix (jours)', 'Signatures'],
      ...['Décision médiane (jours)', 'Décision, neuf sur dix (jours)', 'Demandes', 'Répondues', 'À temps', 'En retard'],
      ...['Réponse médiane (heures)', 'Réponse, neuf sur dix (heures)'],
    ],
    nobody: 'Personne',
    noVenue: 'Sans lieu',
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
    timesFile: 'times',
    timesColumns: [
      ...['Row', 'From', 'To', 'Quotes', 'Median lead (days)', 'Lead, nine in ten (days)', 'Signatures'],
      ...['Median decision (days)', 'Decision, nine in ten (days)', 'Requests', 'Answered', 'In time', 'Late'],
      ...['Median answer (hours)', 'Answer, nine in ten (hours)'],
    ],
    nobody: 'Nobody',
    noVenue: 'No venue',
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
    timesFile: 'plazos',
    timesColumns: [
      ...['Fila', 'Desde', 'Hasta', 'Presupuestos', 'Antelación mediana (días)', 'Antelación, nueve de diez (días)', 'Firmas'],
      ...['Decisión mediana (días)', 'Decisión, nueve de diez (días)', 'Solicitudes', 'Respondidas', 'A tiempo', 'Con retraso'],
      ...['Respuesta mediana (horas)', 'Respuesta, nueve de diez (horas)'],
    ],
    nobody: 'Nadie',
    noVenue: 'Sin espacio',
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
    timesFile: 'termijnen',
    timesColumns: [
      ...['Rij', 'Van', 'Tot', 'Offertes', 'Mediane aanlooptijd (dagen)', 'Aanlooptijd, negen op tien (dagen)', 'Handtekeningen'],
      ...['Mediane beslissing (dagen)', 'Beslissing, negen op tien (dagen)', 'Aanvragen', 'Beantwoord', 'Op tijd', 'Te laat'],
      ...['Mediaan antwoord (uren)', 'Antwoord, negen op tien (uren)'],
    ],
    nobody: 'Niemand',
    noVenue: 'Geen locatie',
    total: 'Totaal',
  },
};
