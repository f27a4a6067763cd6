import { type Candidate, type GuestReading, type Line, linesOf, type ReadingContext, sift } from './guest-reading.ts';
import type { GuestEntry } from './guests-terms.ts';

/**
 * Guests of a list that was typed or pasted, one a line: `Name <mail>`, `mail`, `mail;first;last;company;phone` with semicolons, tabs or
 * commas. Several addresses of a line, as mail programs copy them, are a guest each.
 */
export const readGuestLines = (text: string, context: ReadingContext): GuestReading =>
  sift(
    linesOf(text).flatMap((line, index) => candidatesOf({ line: index + 1, text: line })),
    context,
  );

const bracketed = /<[^<>]*>/g;
const separators = /[;,\t]/;

const candidatesOf = ({ line, text }: Line): Candidate[] =>
  addressesOf(text)
    .filter((part) => /[^\s;,]/.test(part))
    .map((part) => ({ line, text: part, ...entryOf(part) }));

const addressesOf = (text: string): string[] => {
  if ((text.match(bracketed) ?? []).length > 1) return text.split(/(?<=>)\s*[;,]/);
  const parts = text.split(separators).filter((part) => part.trim() !== '');
  return !text.includes('<') && parts.every((part) => part.includes('@')) ? parts : [text];
};

const entryOf = (text: string): { entry: Partial<GuestEntry> } | { code: 'too_many_fields' } => {
  const [, name, email] = /^([^<>]*)<([^<>]*)>[\s;,]*$/.exec(text) ?? [];
  if (email !== undefined) return { entry: { email: email.replace(/^\s*mailto:/i, ''), ...splitName(name ?? '') } };
  const separator = [';', '\t', ','].find((each) => text.includes(each));
  return separator ? entryOfCells(text.split(separator)) : { entry: spaced(text) };
};

/** Words with an address among them: `Claire Martin claire@nord.example`. */
const spaced = (text: string): Partial<GuestEntry> => {
  const words = text.trim().split(/\s+/);
  const email = words.find((word) => word.includes('@'));
  return email === undefined ? {} : { email, ...splitName(words.filter((word) => word !== email).join(' ')) };
};

/** Cells without a header: the one with an address, then first name, last name, company and phone. */
export const entryOfCells = (cells: readonly string[]): { entry: Partial<GuestEntry> } | { code: 'too_many_fields' } => {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const [firstname, lastname, company, phone, ...more] = at === -1 ? cells : cells.filter((_, index) => index !== at);
  if (more.some((cell) => cell.trim() !== '')) return { code: 'too_many_fields' };
  return { entry: { email: cells[at], firstname, lastname, company, phone } };
};

const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Accepts `Last, First` and `LAST First` as well as `First Last`; a name of one word is the last. */
export const splitName = (name: string): Pick<GuestEntry, 'firstname' | 'lastname'> => {
  const bare = name.replace(/^[\s"'“”]+|[\s"'“”]+$/g, '');
  const comma = bare.indexOf(',');
  if (comma !== -1) return { firstname: bare.slice(comma + 1).trim(), lastname: bare.slice(0, comma).trim() };
  const words = bare.split(/\s+/).filter(Boolean);
  const capitals = words.findIndex((word) => !isCapital(word));
  if (capitals > 0) return { firstname: words.slice(capitals).join(' '), lastname: words.slice(0, capitals).join(' ') };
  const [first = '', ...others] = words;
  return others.length === 0 ? { firstname: '', lastname: first } : { firstname: first, lastname: others.join(' ') };
};
