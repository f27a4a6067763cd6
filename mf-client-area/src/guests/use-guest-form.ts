import { type GuestEntry, type GuestMode, guestFaults, guestFields, tidyGuest } from '@plenary/contracts/guests-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';

export const emptyGuest: GuestEntry = { email: '', firstname: '', lastname: '', company: '', phone: '' };

export type GuestFormFailure = 'failed' | 'over' | 'gone' | 'stale';

interface Options {
  mode: GuestMode;
  first: GuestEntry;
  /** Sends the tidied entry; what it throws becomes faults of fields, or a failure. */
  send: (entry: GuestEntry) => Promise<void>;
}

const failureOf = (error: unknown): GuestFormFailure => {
  if (!isCallError(error)) return 'failed';
  if (error.code === 'event-over') return 'over';
  if (error.code === 'stale-version') return 'stale';
  return error.status === 404 ? 'gone' : 'failed';
};

/** A guest as they are typed: faults come with the press of the button, and leave as they are mended. */
export const useGuestForm = ({ mode, first, send }: Options) => {
  const { report } = usePlatform();
  const [entry, setEntry] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<GuestFormFailure | null>(null);
  /** Counts the presses that were refused, so that the summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);

  const edit = (part: Partial<GuestEntry>) => {
    setEntry((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setFailure(null);
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const submit = async () => {
    if (isPending) return;
    setFailure(null);
    const tidied = tidyGuest(entry);
    const faults = guestFaults(tidied, mode);
    if (Object.keys(faults).length > 0) return refuse(faults);
    setPending(true);
    try {
      await send(tidied);
      setErrors({});
    } catch (error) {
      const told = isCallError(error)
        ? Object.entries(error.errors).map(([path, code]) => [path.split('.').at(-1) ?? path, code] as const)
        : [];
      const ofFields = told.filter(([field]) => guestFields.some((each) => each === field));
      const found = failureOf(error);
      if (ofFields.length > 0) refuse(Object.fromEntries(ofFields));
      else {
        if (found === 'failed') report(error);
        setFailure(found);
      }
    } finally {
      setPending(false);
    }
  };
  return { entry, errors, failure, refusals, isPending, edit, submit: () => void submit(), reset: setEntry };
};
export type GuestForm = ReturnType<typeof useGuestForm>;
