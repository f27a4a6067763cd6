import type { GuestManagementMode } from './deployment-terms.ts';
import { isMailbox } from './email-address.ts';
import { hasUnseen, unseenCode } from './free-text-terms.ts';
import type { FieldErrors } from './problem.ts';
import type { TelephoneFault } from './telephone.ts';

/** Guests of an event and what is asked of them, without schemas: the browser asks the very functions that the service asks. */

/** Ways in which guests are invited or announced; without one there are no guests. */
export type GuestMode = Exclude<GuestManagementMode, 'NONE'>;

export const maxGuests = 500;
/** Guests that one call adds. */
export const maxGuestsAtOnce = 50;

export const guestFields = ['email', 'firstname', 'lastname', 'company', 'phone'] as const;
export type GuestField = (typeof guestFields)[number];
export type GuestEntry = Readonly<Record<GuestField, string>>;

/** Characters of each. */
export const maxGuestField: Readonly<Record<GuestField, number>> = { email: 254, firstname: 100, lastname: 100, company: 150, phone: 40 };

/**
 * State of a guest: only on the list, on the way to them or to the visitor system, arrived there, or given up on after all tries.
 * Whether a guest accepts is answered to the organiser and not known here.
 */
export const guestStates = ['listed', 'sending', 'sent', 'failed'] as const;
export type GuestState = (typeof guestStates)[number];

/** A visitor system prints badges: it requires a name. */
export const isVisitorSystem = (mode: GuestMode): boolean => mode !== 'CALENDAR';

/** The stored form: one space between words, an e-mail address in small letters, an empty text if missing. */
export const tidyGuest = (entry: Partial<GuestEntry>): GuestEntry => {
  const tidy = (field: GuestField) => (entry[field] ?? '').replace(/\s+/g, ' ').trim();
  return {
    email: tidy('email').toLowerCase(),
    firstname: tidy('firstname'),
    lastname: tidy('lastname'),
    company: tidy('company'),
    phone: tidy('phone'),
  };
};

const noText = /\p{Cc}|\uFFFD/u;

/**
 * Faults of a tidied guest, by field: `required`, `invalid_format`, `invalid_value` for what no text has, `unseen_characters`,
 * `value_too_long`, `invalid` for a telephone number that is none.
 */
export const guestFaults = (guest: GuestEntry, mode: GuestMode, telephoneFault: TelephoneFault): FieldErrors => {
  const required: readonly GuestField[] = isVisitorSystem(mode) ? ['email', 'firstname', 'lastname'] : ['email'];
  return Object.fromEntries(
    guestFields.flatMap((field) => {
      const text = guest[field];
      if (text === '') return required.includes(field) ? [[field, 'required']] : [];
      if (text.length > maxGuestField[field]) return [[field, 'value_too_long']];
      if (noText.test(text)) return [[field, 'invalid_value']];
      if (hasUnseen(text)) return [[field, unseenCode]];
      if (field === 'email' && !isMailbox(text)) return [[field, 'invalid_format']];
      const code = field === 'phone' ? telephoneFault(text) : undefined;
      return code ? [[field, code]] : [];
    }),
  );
};
