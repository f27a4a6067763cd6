import type * as contract from '@plenary/contracts/guests.endpoints';
import { type GuestEntry, type GuestMode, guestFaults, guestFields, tidyGuest } from '@plenary/contracts/guests-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from './api.ts';

export const emptyGuest: GuestEntry = { email: '', firstname: '', lastname: '', company: '', phone: '' };

export const entryOf = ({ email, firstname, lastname, company, phone }: GuestEntry): GuestEntry => ({
  email,
  firstname,
  lastname,
  company,
  phone,
});

type Saving = typeof contract.addGuests | typeof contract.changeGuest;

interface Options {
  endpoint: Saving;
  mode: GuestMode;
  first: GuestEntry;
  send: (entry: GuestEntry) => Promise<unknown>;
  onSaved: (entry: GuestEntry) => unknown;
  /** Another person saved the guest first. */
  onStale?: (current: Guest) => void;
}

/** Errors by field: a list sent to the service names them `guests.0.email`. */
const byField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, code]) => [path.split('.').at(-1) ?? path, code]));

/** Edits merged over the newer values of a guest: a field that was not edited takes its newer value. */
const typedOver = (current: GuestEntry, typed: GuestEntry, base: GuestEntry): GuestEntry => {
  const edited = guestFields.filter((field) => typed[field] !== base[field]);
  return { ...entryOf(current), ...Object.fromEntries(edited.map((field) => [field, typed[field]])) };
};

/** A guest as they are typed: errors come with the press of the button, and leave as the fields are edited. */
export const useGuestForm = ({ endpoint, mode, first, send, onSaved, onStale }: Options) => {
  const { t } = useTranslation('client-area');
  const telephoneFault = useTelephoneFault();
  const [base, setBase] = useState(first);
  const [entry, setEntry] = useState(first);
  const { submit, isPending, failure, errors, attempts, mend, forget } = useSubmission({
    endpoints: [endpoint],
    send,
    check: (tidied) => guestFaults(tidied, mode, (typed) => telephoneFault(typed, base.phone)),
    fields: [...guestFields, 'guests'],
    words: {
      'event-over': t('guests.over'),
      'not-found': t('guests.form.gone'),
      'stale-version': t('guests.form.stale'),
      failed: t('guests.failed'),
    },
    onDone: (_, { content }) => onSaved(content),
    onFailure: ({ code, current }) => {
      if (code !== 'stale-version' || !current) return;
      const newer = current as Guest;
      setBase(entryOf(newer));
      setEntry(typedOver(newer, entry, base));
      onStale?.(newer);
    },
  });
  const edit = (part: Partial<GuestEntry>) => {
    setEntry((before) => ({ ...before, ...part }));
    if (failure?.text) return forget();
    for (const field of Object.keys(part)) for (const path of [field, `guests.0.${field}`]) mend(path);
  };
  return {
    entry,
    errors: byField(errors),
    failure,
    attempts,
    isPending,
    edit,
    submit: () => void submit(tidyGuest(entry)),
    reset: setEntry,
  };
};
export type GuestForm = ReturnType<typeof useGuestForm>;
