import { type GuestEntry, type GuestMode, guestFaults, tidyGuest } from './guests-terms.ts';
import type { FieldErrors } from './problem.ts';
import type { TelephoneFault } from './telephone.ts';

const lineFaultCodes = [
  'email_missing',
  'email_invalid',
  'name_missing',
  'phone_invalid',
  'too_long',
  'unreadable',
  'too_many_fields',
  'quote',
  'no_email_column',
  /** Twice in the text. */
  'duplicate',
  'already_listed',
  'over_limit',
] as const;
type LineFaultCode = (typeof lineFaultCodes)[number];

interface LineFault {
  /** Counted from 1, as an editor shows it. */
  line: number;
  /** The line as it stands, its beginning. */
  text: string;
  code: LineFaultCode;
  /** `duplicate`: the line that has the address first. */
  of?: number;
}

/** The guests in a text: those that can be added, and a fault for each line that cannot. */
export interface GuestReading {
  guests: { line: number; guest: GuestEntry }[];
  faults: LineFault[];
}

export interface ReadingContext {
  mode: GuestMode;
  /** Addresses that are on the list. */
  listed: ReadonlySet<string>;
  /** Guests that may still be added. */
  room: number;
  telephoneFault: TelephoneFault;
}

export interface Line {
  line: number;
  text: string;
}
/** A line that was taken apart, or why it could not be. */
export type Candidate = Line & ({ entry: Partial<GuestEntry> } | { code: LineFaultCode });

const shownCharacters = 80;
const shownText = (text: string): string => {
  const line = text.trim();
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters - 1)}…` : line;
};

/** Lines of a text that are not empty, with any line endings; a byte order mark is no part of the first. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** Sorts the lines into guests and faults; none is in both, and none is lost. */
export const sift = (candidates: readonly Candidate[], { mode, listed, room, telephoneFault }: ReadingContext): GuestReading => {
  const guests: GuestReading['guests'] = [];
  const faults: LineFault[] = [];
  const firstLine = new Map<string, number>();
  for (const candidate of candidates) {
    const { line, text } = candidate;
    const fail = (code: LineFaultCode, of?: number) =>
      faults.push({ line, text: shownText(text), code, ...(of === undefined ? {} : { of }) });
    if ('code' in candidate) {
      fail(candidate.code);
      continue;
    }
    const guest = tidyGuest(candidate.entry);
    const code = lineFaultOf(guestFaults(guest, mode, telephoneFault));
    const of = firstLine.get(guest.email);
    if (code) fail(code);
    else if (of !== undefined) fail('duplicate', of);
    else if (listed.has(guest.email)) fail('already_listed');
    else if (guests.length >= room) fail('over_limit');
    else guests.push({ line, guest });
    if (!code && of === undefined) firstLine.set(guest.email, line);
  }
  return { guests, faults };
};

/** The gravest of a guest's faults as that of its line; null: none. */
const lineFaultOf = (errors: FieldErrors): LineFaultCode | null => {
  const codes = Object.values(errors);
  if (codes.includes('invalid_value')) return 'unreadable';
  if (codes.includes('value_too_long')) return 'too_long';
  if (errors.email) return errors.email === 'required' ? 'email_missing' : 'email_invalid';
  if (errors.firstname || errors.lastname || errors.company) return 'name_missing';
  return errors.phone ? 'phone_invalid' : null;
};
