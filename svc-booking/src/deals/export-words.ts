import type { Language } from '@plenary/contracts/vocabulary';

interface ExportWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns, in their order. */
  columns: readonly string[];
  countries: Readonly<Record<'FRA' | 'BEL' | 'ESP', string>>;
}

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  fr: {
    file: 'evenements',
    columns: [
      ...['Référence', 'État', 'Créé le', 'Premier jour', 'Dernier jour', 'Lieu', 'Pays', 'Société', 'Contact', 'E-mail', 'Téléphone'],
      ...['Participants', 'Total HT (EUR)', 'TVA (EUR)', 'Total TTC (EUR)', 'Échéance', 'Fuseau horaire', 'Signé le', 'Suivi par'],
      ...['Prochaine action', 'Pour le', 'Reçu (EUR)', 'Personnes venues', 'Version', 'Salles', 'Frais HT (EUR)', 'Motif d’annulation'],
    ],
    countries: { FRA: 'France', BEL: 'Belgique', ESP: 'Espagne' },
  },
  en: {
    file: 'events',
    columns: [
      ...['Reference', 'Stage', 'Created', 'First day', 'Last day', 'Venue', 'Country', 'Company', 'Contact', 'E-mail', 'Telephone'],
      ...['People', 'Total without VAT (EUR)', 'VAT (EUR)', 'Total with VAT (EUR)', 'Ends', 'Time zone', 'Signed', 'Followed up by'],
      ...[
        'Next action',
        'Due',
        'Received (EUR)',
        'People who came',
        'Version',
        'Rooms',
        'Fees without VAT (EUR)',
        'Reason of cancellation',
      ],
    ],
    countries: { FRA: 'France', BEL: 'Belgium', ESP: 'Spain' },
  },
  nl: {
    file: 'evenementen',
    columns: [
      ...['Referentie', 'Status', 'Aangemaakt', 'Eerste dag', 'Laatste dag', 'Locatie', 'Land', 'Bedrijf', 'Contact', 'E-mail', 'Telefoon'],
      ...[
        'Deelnemers',
        'Totaal excl. btw (EUR)',
        'Btw (EUR)',
        'Totaal incl. btw (EUR)',
        'Eindigt',
        'Tijdzone',
        'Ondertekend op',
        'Opvolging door',
      ],
      ...[
        'Volgende actie',
        'Voor',
        'Ontvangen (EUR)',
        'Gekomen personen',
        'Versie',
        'Zalen',
        'Kosten excl. btw (EUR)',
        'Reden van annulering',
      ],
    ],
    countries: { FRA: 'Frankrijk', BEL: 'België', ESP: 'Spanje' },
  },
  es: {
    file: 'eventos',
    columns: [
      ...['Referencia', 'Estado', 'Creado', 'Primer día', 'Último día', 'Espacio', 'País', 'Empresa', 'Contacto', 'Correo', 'Teléfono'],
      ...['Asistentes', 'Total sin IVA (EUR)', 'IVA (EUR)', 'Total con IVA (EUR)', 'Vence', 'Zona horaria', 'Firmado el', 'Seguimiento de'],
      ...[
        'Próxima acción',
        'Para el',
        'Recibido (EUR)',
        'Personas que acudieron',
        'Versión',
        'Salas',
        'Gastos sin IVA (EUR)',
        'Motivo de cancelación',
      ],
    ],
    countries: { FRA: 'Francia', BEL: 'Bélgica', ESP: 'España' },
  },
};
