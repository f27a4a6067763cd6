import { entryOfCells, splitName } from './guest-lines.ts';
import { type Candidate, type GuestReading, linesOf, type ReadingContext, sift } from './guest-reading.ts';
import type { GuestEntry, GuestField } from './guests-terms.ts';

/**
 * Guests of a CSV file (RFC 4180; semicolons and tabs too, as spreadsheets write them): columns by the names of their header in any of our
 * languages, or without a header the address, first name, last name, company, phone. A quote that never closes costs its own line alone.
 */
export const readGuestCsv = (text: string, context: ReadingContext): GuestReading => {
  const { delimiter, lines, skipped } = delimiterOf(linesOf(text));
  const records = recordsOf(lines, delimiter, skipped);
  const [first] = records;
  if (!first || first.cells === null || first.cells.some((cell) => cell.includes('@'))) return sift(records.map(withoutHeader), context);
  const columns = first.cells.map((cell) => columnOf(cell));
  if (!columns.includes('email')) return sift([{ line: first.line, text: first.text, code: 'no_email_column' }], context);
  return sift(
    records.slice(1).map((record) => withHeader(record, columns)),
    context,
  );
};

interface CsvRecord {
  line: number;
  text: string;
  /** Null: its quotes are astray. */
  cells: readonly string[] | null;
}

const delimiters = [';', '\t', ','] as const;

/** Named by a first line `sep=;`, or the one that stands most often in the first line that says anything. */
const delimiterOf = (lines: string[]): { delimiter: string; lines: string[]; skipped: number } => {
  const named = /^sep=(.)$/i.exec(lines[0] ?? '')?.[1];
  if (named) return { delimiter: named, lines: lines.slice(1), skipped: 1 };
  const head = (lines.find((line) => line.trim() !== '') ?? '').replace(/"[^"]*"/g, '');
  const countOf = (delimiter: string) => head.split(delimiter).length;
  const delimiter = delimiters.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
  return { delimiter, lines, skipped: 0 };
};

const recordsOf = (lines: readonly string[], delimiter: string, skipped: number): CsvRecord[] => {
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length; ) {
    const read = readRecord(lines, at, delimiter);
    const text = lines[at] ?? '';
    const isBlank = read?.cells.every((cell) => cell.trim() === '');
    if (!isBlank) records.push({ line: at + 1 + skipped, text, cells: read?.cells ?? null });
    at = read?.next ?? at + 1;
  }
  return records;
};

const opening = /^ *"/;
const cellEnd = /^[ \t]*$/;

/** The record that begins on a line, and the line after it; null where its quotes do not fit together. */
const readRecord = (lines: readonly string[], start: number, delimiter: string): { cells: string[]; next: number } | null => {
  const cells: string[] = [];
  let at = start;
  let rest = lines[at] ?? '';
  for (;;) {
    if (!opening.test(rest)) {
      const end = rest.indexOf(delimiter);
      const cell = end === -1 ? rest : rest.slice(0, end);
      if (cell.includes('"')) return null;
      cells.push(cell);
      if (end === -1) return { cells, next: at + 1 };
      rest = rest.slice(end + 1);
      continue;
    }
    let cell = '';
    let inside = rest.replace(opening, '');
    for (;;) {
      const quote = inside.indexOf('"');
      if (quote === -1) {
        at += 1;
        const following = lines[at];
        if (following === undefined) return null;
        cell += `${inside}\n`;
        inside = following;
      } else if (inside[quote + 1] === '"') {
        cell += inside.slice(0, quote + 1);
        inside = inside.slice(quote + 2);
      } else {
        cell += inside.slice(0, quote);
        rest = inside.slice(quote + 1).replace(/^ +/, '');
        break;
      }
    }
    cells.push(cell);
    if (cellEnd.test(rest)) return { cells, next: at + 1 };
    if (!rest.startsWith(delimiter)) return null;
    rest = rest.slice(1);
  }
};

type Column = GuestField | 'fullname';

/** Names of columns in our languages, and those of address books, without accents, spaces and signs. */
const names: Readonly<Record<Column, readonly string[]>> = {
  email: [
    ...['email', 'mail', 'courriel', 'adresseemail', 'adressemail', 'adresseelectronique', 'emailaddress', 'emailadres', 'mailadres'],
    ...['correo', 'correoelectronico', 'direcciondecorreo', 'direcciondecorreoelectronico', 'email1value'],
  ],
  firstname: ['prenom', 'firstname', 'givenname', 'forename', 'nombre', 'nombredepila', 'voornaam'],
  lastname: ['nom', 'nomdefamille', 'lastname', 'surname', 'familyname', 'apellido', 'apellidos', 'achternaam', 'familienaam'],
  company: [
    ...['entreprise', 'societe', 'organisation', 'company', 'organization', 'organizationname', 'companyname'],
    ...['empresa', 'compania', 'sociedad', 'organizacion', 'bedrijf', 'bedrijfsnaam', 'onderneming', 'organisatie'],
  ],
  phone: [
    ...['telephone', 'tel', 'portable', 'mobile', 'numerodetelephone', 'phone', 'phonenumber', 'mobilephone', 'mobilenumber'],
    ...['telefono', 'movil', 'numerodetelefono', 'telefoon', 'telefoonnummer', 'mobiel', 'gsm', 'phone1value'],
  ],
  fullname: ['nomcomplet', 'nometprenom', 'prenometnom', 'name', 'fullname', 'nombrecompleto', 'nombreyapellidos', 'naam', 'volledigenaam'],
};

const columnOf = (title: string): Column | null => {
  const bare = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
  const found = Object.entries(names).find(([, titles]) => titles.includes(bare));
  return found ? (found[0] as Column) : null;
};

const withoutHeader = ({ line, text, cells }: CsvRecord): Candidate => ({
  line,
  text,
  ...(cells === null ? { code: 'quote' as const } : entryOfCells(cells)),
});

const withHeader = ({ line, text, cells }: CsvRecord, columns: readonly (Column | null)[]): Candidate => {
  if (cells === null) return { line, text, code: 'quote' };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) return { line, text, code: 'too_many_fields' };
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const entry: Partial<GuestEntry> = {
    email: cellOf('email'),
    firstname: cellOf('firstname'),
    lastname: cellOf('lastname'),
    company: cellOf('company'),
    phone: cellOf('phone'),
  };
  const isNamed = entry.firstname?.trim() || entry.lastname?.trim();
  return { line, text, entry: isNamed ? entry : { ...entry, ...splitName(cellOf('fullname')) } };
};
