import { entryOfCells, splitName } from '@plenary/contracts/guest-lines';
import { type Candidate, type GuestReading, linesOf, type ReadingContext, sift } from '@plenary/contracts/guest-reading';
import type { GuestEntry, GuestField } from '@plenary/contracts/guests-terms';
import Papa from 'papaparse';

/**
 * Guests of a CSV file (RFC 4180; semicolons and tabs too, as spreadsheets write them): columns by the names of their header in any of our
 * languages, or without a header the address, first name, last name, company, phone. A quote that never closes costs its own line alone.
 */
export const readGuestCsv = (text: string, context: ReadingContext): GuestReading => {
  const records = recordsOf(linesOf(text));
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
  /** Null: its quotes do not fit together. */
  cells: readonly string[] | null;
}

const delimitersToGuess = [';', '\t', ','];

const guessDelimiter = (lines: readonly string[]): string =>
  Papa.parse(lines.find((line) => line.trim() !== '') ?? '', { delimitersToGuess }).meta.delimiter;

const recordsOf = (lines: readonly string[]): CsvRecord[] => {
  // Excel's own way to name the delimiter.
  const named = /^sep=(.)$/i.exec(lines[0] ?? '')?.[1];
  const delimiter = named ?? guessDelimiter(lines);
  const records: CsvRecord[] = [];
  let at = named === undefined ? 0 : 1;
  for (;;) {
    const rest = lines.slice(at).join('\n');
    // Of an empty text Papa Parse makes no step.
    if (rest === '') return records;
    Papa.parse<string[]>(rest, {
      delimiter,
      newline: '\n',
      step: ({ data, errors }, parser) => {
        const hasFault = errors.some(({ type }) => type === 'Quotes');
        const isBlank = data.every((cell) => cell.trim() === '');
        if (hasFault || !isBlank) records.push({ line: at + 1, text: lines[at] ?? '', cells: hasFault ? null : data });
        at += hasFault ? 1 : data.join('').split('\n').length;
        // Such a record has swallowed the lines after it: they are read again without it.
        if (hasFault) parser.abort();
      },
    });
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
