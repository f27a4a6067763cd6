import type { DealFlag, ExportedRows } from '@plenary/contracts/desk-deals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { DealColumn, EventColumn, LineColumn } from './export-columns.ts';

export interface ExportWords {
  /** Names of the files, without their ending. */
  files: Readonly<Record<ExportedRows, string>>;
  /** Heads of the columns. */
  deals: Readonly<Record<DealColumn, string>>;
  events: Readonly<Record<EventColumn, string>>;
  lines: Readonly<Record<LineColumn, string>>;
  /** Heads of the columns of a rate, as it is written; those of rates that no venue has any longer stand at the end. */
  base: (rate: string) => string;
  vat: (rate: string) => string;
  otherRates: string;
  /** Who made the quote. */
  sources: Readonly<Record<'customer' | 'staff', string>>;
  /** Before the days of a rung: `J-30 : 50 %`. */
  rung: (days: number, percent: string) => string;
  /** What a deal waits for or exceeds. */
  flags: Readonly<Record<DealFlag, string>>;
  /** Of a survey. */
  surveys: Readonly<Record<'missing' | 'open' | 'to-validate' | 'done', string>>;
}

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  fr: {
    files: { deals: 'evenements', events: 'journees', lines: 'lignes' },
    deals: {
      ...{ reference: 'Référence', stage: 'État', created: 'Créé le', firstDay: 'Premier jour', lastDay: 'Dernier jour', venue: 'Lieu' },
      ...{ country: 'Pays', company: 'Société', contact: 'Contact', email: 'E-mail', phone: 'Téléphone', people: 'Participants' },
      ...{ net: 'Total HT (EUR)', vat: 'TVA (EUR)', gross: 'Total TTC (EUR)', ends: 'Échéance', timeZone: 'Fuseau horaire' },
      ...{ decided: 'Signé le', owner: 'Suivi par', nextAction: 'Prochaine action', nextDay: 'Pour le', received: 'Reçu (EUR)' },
      ...{ came: 'Personnes venues', version: 'Version', rooms: 'Salles', fee: 'Frais HT (EUR)', reason: 'Motif d’annulation' },
      ...{ source: 'Origine', discount: 'Remise HT (EUR)', deposit: 'Acompte (EUR)', ladder: 'Barème d’annulation' },
      purchaseOrder: 'Bon de commande',
      ...{ lostReason: 'Raison de la perte', lostText: 'Perte, précisions' },
      ...{ title: 'Titre', guaranteed: 'Personnes garanties', lunch1: 'Couverts, 1er service', lunch2: 'Couverts, 2e service' },
      ...{ survey: 'Questionnaire', scientist: 'Meeting Scientist', flags: 'À savoir', lastContact: 'Dernier contact' },
    },
    events: {
      ...{ day: 'Jour', start: 'Début', end: 'Fin', reference: 'Référence', stage: 'État', venue: 'Lieu', country: 'Pays', title: 'Titre' },
      ...{ company: 'Société', dayNumber: 'Jour n°', dayCount: 'Jours', rooms: 'Salles', guaranteed: 'Personnes garanties' },
      ...{ expected: 'Personnes attendues', came: 'Personnes venues', lunch: 'Déjeuner', lunchPeople: 'Couverts' },
      ...{ survey: 'Questionnaire', scientist: 'Meeting Scientist', owner: 'Suivi par', flags: 'À savoir', timeZone: 'Fuseau horaire' },
    },
    lines: {
      ...{ reference: 'Référence', version: 'Version', stage: 'État', venue: 'Lieu', country: 'Pays', company: 'Société' },
      ...{ firstDay: 'Premier jour', day: 'Jour', code: 'Code', line: 'Ligne', quantity: 'Quantité', catalogPrice: 'Prix catalogue (EUR)' },
      ...{ unitPrice: 'Prix unitaire (EUR)', discount: 'Remise contrat (EUR)', net: 'Total HT (EUR)', vatRate: 'TVA (%)' },
    },
    base: (rate) => `Base HT à ${rate} (EUR)`,
    vat: (rate) => `TVA à ${rate} (EUR)`,
    otherRates: 'd’autres taux',
    sources: { customer: 'Client, en ligne', staff: 'Équipe' },
    rung: (days, percent) => `J-${days} : ${percent}`,
    flags: { 'price-open': 'Prix en attente', 'guarantee-due': 'Effectif garanti sous 48 h', 'over-capacity': 'Capacité dépassée' },
    surveys: { missing: 'Absent', open: 'À compléter', 'to-validate': 'À valider', done: 'Validé' },
  },
  en: {
    files: { deals: 'events', events: 'event-days', lines: 'lines' },
    deals: {
      ...{ reference: 'Reference', stage: 'Stage', created: 'Created', firstDay: 'First day', lastDay: 'Last day', venue: 'Venue' },
      ...{ country: 'Country', company: 'Company', contact: 'Contact', email: 'E-mail', phone: 'Telephone', people: 'People' },
      ...{ net: 'Total without VAT (EUR)', vat: 'VAT (EUR)', gross: 'Total with VAT (EUR)', ends: 'Ends', timeZone: 'Time zone' },
      ...{ decided: 'Signed', owner: 'Followed up by', nextAction: 'Next action', nextDay: 'Due', received: 'Received (EUR)' },
      ...{ came: 'People who came', version: 'Version', rooms: 'Rooms', fee: 'Fees without VAT (EUR)', reason: 'Reason of cancellation' },
      ...{ source: 'Source', discount: 'Discount without VAT (EUR)', deposit: 'Deposit (EUR)', ladder: 'Cancellation ladder' },
      purchaseOrder: 'Purchase order',
      ...{ lostReason: 'Reason of loss', lostText: 'Loss in words' },
      ...{ title: 'Title', guaranteed: 'People guaranteed', lunch1: 'Covers, first sitting', lunch2: 'Covers, second sitting' },
      ...{ survey: 'Survey', scientist: 'Meeting Scientist', flags: 'To know', lastContact: 'Last contact' },
    },
    events: {
      ...{ day: 'Day', start: 'Start', end: 'End', reference: 'Reference', stage: 'Stage', venue: 'Venue', country: 'Country' },
      ...{ title: 'Title', company: 'Company', dayNumber: 'Day no.', dayCount: 'Days', rooms: 'Rooms', guaranteed: 'People guaranteed' },
      ...{ expected: 'People expected', came: 'People who came', lunch: 'Lunch', lunchPeople: 'Covers', survey: 'Survey' },
      ...{ scientist: 'Meeting Scientist', owner: 'Followed up by', flags: 'To know', timeZone: 'Time zone' },
    },
    lines: {
      ...{ reference: 'Reference', version: 'Version', stage: 'Stage', venue: 'Venue', country: 'Country', company: 'Company' },
      ...{ firstDay: 'First day', day: 'Day', code: 'Code', line: 'Line', quantity: 'Quantity', catalogPrice: 'List price (EUR)' },
      ...{ unitPrice: 'Unit price (EUR)', discount: 'Contract discount (EUR)', net: 'Total without VAT (EUR)', vatRate: 'VAT (%)' },
    },
    base: (rate) => `Base at ${rate} (EUR)`,
    vat: (rate) => `VAT at ${rate} (EUR)`,
    otherRates: 'other rates',
    sources: { customer: 'Customer, online', staff: 'Staff' },
    rung: (days, percent) => `D-${days}: ${percent}`,
    flags: { 'price-open': 'Price open', 'guarantee-due': 'People guaranteed within 48 h', 'over-capacity': 'Over capacity' },
    surveys: { missing: 'None', open: 'To complete', 'to-validate': 'To validate', done: 'Validated' },
  },
  nl: {
    files: { deals: 'evenementen', events: 'evenementdagen', lines: 'regels' },
    deals: {
      ...{ reference: 'Referentie', stage: 'Status', created: 'Aangemaakt', firstDay: 'Eerste dag', lastDay: 'Laatste dag' },
      ...{ venue: 'Locatie', country: 'Land', company: 'Bedrijf', contact: 'Contact', email: 'E-mail', phone: 'Telefoon' },
      ...{ people: 'Deelnemers', net: 'Totaal excl. btw (EUR)', vat: 'Btw (EUR)', gross: 'Totaal incl. btw (EUR)', ends: 'Eindigt' },
      ...{ timeZone: 'Tijdzone', decided: 'Ondertekend op', owner: 'Opvolging door', nextAction: 'Volgende actie', nextDay: 'Voor' },
      ...{ received: 'Ontvangen (EUR)', came: 'Gekomen personen', version: 'Versie', rooms: 'Zalen', fee: 'Kosten excl. btw (EUR)' },
      ...{ reason: 'Reden van annulering', source: 'Herkomst', discount: 'Korting excl. btw (EUR)', deposit: 'Aanbetaling (EUR)' },
      ...{ ladder: 'Annuleringsschaal', purchaseOrder: 'Bestelbon' },
      ...{ lostReason: 'Reden van verlies', lostText: 'Verlies in woorden' },
      ...{ title: 'Titel', guaranteed: 'Gegarandeerde personen', lunch1: 'Couverts, eerste shift', lunch2: 'Couverts, tweede shift' },
      ...{ survey: 'Vragenlijst', scientist: 'Meeting Scientist', flags: 'Te weten', lastContact: 'Laatste contact' },
    },
    events: {
      ...{ day: 'Dag', start: 'Begin', end: 'Einde', reference: 'Referentie', stage: 'Status', venue: 'Locatie', country: 'Land' },
      ...{
        title: 'Titel',
        company: 'Bedrijf',
        dayNumber: 'Dag nr.',
        dayCount: 'Dagen',
        rooms: 'Zalen',
        guaranteed: 'Gegarandeerde personen',
      },
      ...{ expected: 'Verwachte personen', came: 'Gekomen personen', lunch: 'Lunch', lunchPeople: 'Couverts', survey: 'Vragenlijst' },
      ...{ scientist: 'Meeting Scientist', owner: 'Opvolging door', flags: 'Te weten', timeZone: 'Tijdzone' },
    },
    lines: {
      ...{ reference: 'Referentie', version: 'Versie', stage: 'Status', venue: 'Locatie', country: 'Land', company: 'Bedrijf' },
      ...{ firstDay: 'Eerste dag', day: 'Dag', code: 'Code', line: 'Regel', quantity: 'Aantal', catalogPrice: 'Catalogusprijs (EUR)' },
      ...{ unitPrice: 'Eenheidsprijs (EUR)', discount: 'Contractkorting (EUR)', net: 'Totaal excl. btw (EUR)', vatRate: 'Btw (%)' },
    },
    base: (rate) => `Grondslag ${rate} (EUR)`,
    vat: (rate) => `Btw ${rate} (EUR)`,
    otherRates: 'andere tarieven',
    sources: { customer: 'Klant, online', staff: 'Team' },
    rung: (days, percent) => `D-${days}: ${percent}`,
    flags: { 'price-open': 'Prijs open', 'guarantee-due': 'Aantal gegarandeerd binnen 48 u', 'over-capacity': 'Capaciteit overschreden' },
    surveys: { missing: 'Geen', open: 'In te vullen', 'to-validate': 'Te valideren', done: 'Gevalideerd' },
  },
  es: {
    files: { deals: 'eventos', events: 'jornadas', lines: 'lineas' },
    deals: {
      ...{ reference: 'Referencia', stage: 'Estado', created: 'Creado', firstDay: 'Primer día', lastDay: 'Último día', venue: 'Espacio' },
      ...{ country: 'País', company: 'Empresa', contact: 'Contacto', email: 'Correo', phone: 'Teléfono', people: 'Asistentes' },
      ...{ net: 'Total sin IVA (EUR)', vat: 'IVA (EUR)', gross: 'Total con IVA (EUR)', ends: 'Vence', timeZone: 'Zona horaria' },
      ...{ decided: 'Firmado el', owner: 'Seguimiento de', nextAction: 'Próxima acción', nextDay: 'Para el', received: 'Recibido (EUR)' },
      ...{ came: 'Personas que acudieron', version: 'Versión', rooms: 'Salas', fee: 'Gastos sin IVA (EUR)' },
      ...{ reason: 'Motivo de cancelación', source: 'Origen', discount: 'Descuento sin IVA (EUR)', deposit: 'Anticipo (EUR)' },
      ...{ ladder: 'Escala de cancelación', purchaseOrder: 'Orden de compra' },
      ...{ lostReason: 'Motivo de la pérdida', lostText: 'Pérdida, detalles' },
      ...{ title: 'Título', guaranteed: 'Personas garantizadas', lunch1: 'Cubiertos, primer turno', lunch2: 'Cubiertos, segundo turno' },
      ...{ survey: 'Cuestionario', scientist: 'Meeting Scientist', flags: 'A saber', lastContact: 'Último contacto' },
    },
    events: {
      ...{ day: 'Día', start: 'Inicio', end: 'Fin', reference: 'Referencia', stage: 'Estado', venue: 'Espacio', country: 'País' },
      ...{
        title: 'Título',
        company: 'Empresa',
        dayNumber: 'Día n.º',
        dayCount: 'Días',
        rooms: 'Salas',
        guaranteed: 'Personas garantizadas',
      },
      ...{ expected: 'Personas previstas', came: 'Personas que acudieron', lunch: 'Almuerzo', lunchPeople: 'Cubiertos' },
      ...{ survey: 'Cuestionario', scientist: 'Meeting Scientist', owner: 'Seguimiento de', flags: 'A saber', timeZone: 'Zona horaria' },
    },
    lines: {
      ...{ reference: 'Referencia', version: 'Versión', stage: 'Estado', venue: 'Espacio', country: 'País', company: 'Empresa' },
      ...{
        firstDay: 'Primer día',
        day: 'Día',
        code: 'Código',
        line: 'Línea',
        quantity: 'Cantidad',
        catalogPrice: 'Precio de catálogo (EUR)',
      },
      ...{ unitPrice: 'Precio unitario (EUR)', discount: 'Descuento de contrato (EUR)', net: 'Total sin IVA (EUR)', vatRate: 'IVA (%)' },
    },
    base: (rate) => `Base al ${rate} (EUR)`,
    vat: (rate) => `IVA al ${rate} (EUR)`,
    otherRates: 'otros tipos',
    sources: { customer: 'Cliente, en línea', staff: 'Equipo' },
    rung: (days, percent) => `D-${days}: ${percent}`,
    flags: { 'price-open': 'Precio pendiente', 'guarantee-due': 'Asistentes garantizados en 48 h', 'over-capacity': 'Aforo superado' },
    surveys: { missing: 'Ninguno', open: 'Por completar', 'to-validate': 'Por validar', done: 'Validado' },
  },
};
