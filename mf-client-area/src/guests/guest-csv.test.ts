import type { ReadingContext } from '@plenary/contracts/guest-reading';
import { telephoneFault } from '@plenary/contracts/telephone';
import fc from 'fast-check';
import { readGuestCsv } from './guest-csv.ts';

// Covers B-D04.

const context: ReadingContext = { mode: 'CALENDAR', listed: new Set(), room: 500, telephoneFault };
const read = (text: string, overrides: Partial<ReadingContext> = {}) => readGuestCsv(text, { ...context, ...overrides });
const paul = { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux', company: 'Atelier Nord', phone: '+33142000000' };

describe('the header of a CSV file', () => {
  it.each([
    ['fr', 'Prénom;Nom;E-mail;Société;Téléphone'],
    ['fr', 'PRENOM;Nom de famille;Adresse e-mail;Entreprise;Portable'],
    ['en', 'First name,Last name,Email,Company,Phone'],
    ['en', 'Given Name,Family Name,E-mail Address,Organization,Mobile Phone'],
    ['es', 'Nombre;Apellidos;Correo electrónico;Empresa;Teléfono'],
    ['nl', 'Voornaam;Achternaam;E-mailadres;Bedrijf;Telefoonnummer'],
    ['tabs', 'First name\tLast name\tMail\tCompany\tPhone'],
  ])('names the columns: %s %s', (_, header) => {
    const delimiter = /[;,\t]/.exec(header)?.[0] ?? ';';
    const row = ['Paul', 'Roux', 'paul@nord.example', 'Atelier Nord', '+33142000000'].join(delimiter);
    expect(read(`\uFEFF${header}\r\n${row}\r\n`)).toEqual({ guests: [{ line: 2, guest: paul }], faults: [] });
  });

  it.each(['Naam', 'Name', 'Nom complet', 'Nombre completo'])('may have the whole name in one column: %s', (title) => {
    expect(read(`${title};Email\nPaul Roux;paul@nord.example`).guests[0]?.guest).toMatchObject({ firstname: 'Paul', lastname: 'Roux' });
  });

  it('may have columns in any order, and others', () => {
    const text = 'Id;Mail;Remarque;Nom;Prénom\n7;paul@nord.example;"végétarien; allergique";Roux;Paul';
    expect(read(text).guests[0]?.guest).toMatchObject({ email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' });
  });

  it('may be absent', () => {
    expect(read('paul@nord.example,Paul,Roux,Atelier Nord,+33142000000').guests).toEqual([{ line: 1, guest: paul }]);
    expect(read('Paul;Roux;paul@nord.example;Atelier Nord;+33142000000').guests).toEqual([{ line: 1, guest: paul }]);
  });

  it('has to name the addresses: nothing is read otherwise', () => {
    expect(read('\nPrénom;Nom\nPaul;Roux\nAnne;Roux')).toEqual({
      guests: [],
      faults: [{ line: 2, text: 'Prénom;Nom', code: 'no_email_column' }],
    });
  });

  it('may follow a line that names the delimiter', () => {
    expect(read('sep=,\nEmail,Last name\npaul@nord.example,Roux').guests).toMatchObject([{ line: 3, guest: { lastname: 'Roux' } }]);
  });
});

it('finds the delimiter in the header, whatever the rows hold', () => {
  expect(read('Email;Nom\npaul@nord.example;"Roux, de, la, Tour"\nanne@nord.example').faults).toEqual([]);
});

describe('a row of a CSV file', () => {
  const header = 'Email;Prénom;Nom;Société\n';
  it.each([
    ['paul@nord.example;"Paul";Roux', 'Paul'],
    ['paul@nord.example;"Paul ""Jo"" Marie";Roux', 'Paul "Jo" Marie'],
    ['paul@nord.example;"Paul; Marie";Roux', 'Paul; Marie'],
    ['paul@nord.example;"Paul" ;Roux', 'Paul'],
    ['paul@nord.example;Paul "Jo";Roux', 'Paul "Jo"'],
    ['paul@nord.example;"Paul\r\nMarie";Roux', 'Paul Marie'],
  ])('%j may have quotes', (row, firstname) => {
    expect(read(header + row)).toMatchObject({ guests: [{ line: 2, guest: { firstname, lastname: 'Roux' } }], faults: [] });
  });

  it.each([
    ['paul@nord.example;"Paul;Roux', 'quote'],
    ['paul@nord.example;"Pa"ul;Roux', 'quote'],
    ['paul@nord.example;Paul;Roux;Nord;more', 'too_many_fields'],
    [';Paul;Roux', 'email_missing'],
    ['paul at nord;Paul;Roux', 'email_invalid'],
    ['paul@nord.example;P\uFFFDul;Roux', 'unreadable'],
  ])('%j is answered with %s, and the rows after it are read', (row, code) => {
    const { guests, faults } = read(`${header}${row}\nanne@nord.example;Anne;Roux\n\n;;\n`);
    expect(faults).toEqual([{ line: 2, text: row, code }]);
    expect(guests.map(({ line }) => line)).toEqual([3]);
  });

  it('keeps the rows after each of several faulty ones', () => {
    const { guests, faults } = read(`${header}a@nord.example;"A;Roux\nb@nord.example;B;"Roux\n\nc@nord.example;C;Roux`, {
      mode: 'CALENDAR',
    });
    expect(faults.map(({ line, code }) => [line, code])).toEqual([
      [2, 'quote'],
      [3, 'quote'],
    ]);
    expect(guests.map(({ line }) => line)).toEqual([5]);
  });

  it('keeps its number after a field of several lines', () => {
    const { guests, faults } = read(`${header}paul@nord.example;"Paul\n\nMarie";Roux\nnobody;Anne;Roux\neva@nord.example`);
    expect(guests.map(({ line }) => line)).toEqual([2, 6]);
    expect(faults.map(({ line }) => line)).toEqual([5]);
  });
});

it('says nothing of an empty file', () => {
  for (const text of ['', '\uFEFF\r\n', ';;;\n', 'Email;Nom\n']) expect(read(text)).toEqual({ guests: [], faults: [] });
});

it('reads what was written, with any content of the fields', () => {
  const field = fc.stringMatching(/^[A-Za-zé;,\t"'. -]{0,12}$/).filter((text) => !text.includes('@'));
  const row = fc.record({ email: fc.uuid(), firstname: field, lastname: field, company: field });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ email }) => email }), fc.constantFrom(';', ',', '\t'), (rows, delimiter) => {
      const lines = rows.map(({ email, firstname, lastname, company }) =>
        [`${email}@nord.example`, firstname, lastname, company].map(quoted).join(delimiter),
      );
      const { guests, faults } = read([['Email', 'First name', 'Last name', 'Company'].join(delimiter), ...lines].join('\r\n'));
      expect(faults).toEqual([]);
      const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
      expect(guests.map(({ guest }) => [guest.firstname, guest.lastname, guest.company])).toEqual(
        rows.map(({ firstname, lastname, company }) => [tidy(firstname), tidy(lastname), tidy(company)]),
      );
    }),
  );
});
