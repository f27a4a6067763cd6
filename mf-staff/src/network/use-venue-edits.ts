import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { dropDraft, findDraft, keepDraft } from '@plenary/platform/drafts';
import { useEffect, useState } from 'react';
import { type FormKey, formOf, isSame, type VenueForm } from './venue-form.ts';

/** What is typed and not saved, by field, with the value that it began from. */
interface Edits {
  typed: Partial<VenueForm>;
  seen: Partial<VenueForm>;
}

const none: Edits = { typed: {}, seen: {} };
const without = (part: Partial<VenueForm>, key: FormKey): Partial<VenueForm> => {
  const { [key]: _, ...rest } = part;
  return rest;
};

/**
 * The fields of a venue as they are typed over what is saved: fields that nobody typed in follow what others save, and one that both
 * changed is told. What is typed outlives a reload, in this browser.
 */
export const useVenueEdits = (loaded: NetworkVenue) => {
  const { session } = usePlatform();
  const place = { owner: session?.id ?? '', form: `network:${loaded.id}` };
  const [followed, setFollowed] = useState({ loaded, venue: loaded });
  const [{ typed, seen }, setEdits] = useState<Edits>(() => findDraft<Edits>(place) ?? none);
  // What the loader brings anew is newer than what a save answered before.
  const saved = followed.loaded === loaded ? followed.venue : loaded;
  const savedForm = formOf(saved.facts);
  const keys = Object.keys(typed) as FormKey[];
  const { owner, form } = place;
  useEffect(() => {
    if (Object.keys(typed).length > 0) keepDraft({ owner, form }, { typed, seen });
    else dropDraft({ owner, form });
  }, [owner, form, typed, seen]);
  return {
    saved,
    savedForm,
    /** As the fields show it. */
    form: { ...savedForm, ...typed },
    changed: keys,
    /** Fields that another person saved otherwise since they were typed in. */
    contested: keys.filter((key) => !isSame(seen[key], savedForm[key]) && !isSame(typed[key], savedForm[key])),
    set: <Key extends FormKey>(key: Key, value: VenueForm[Key]) =>
      setEdits((before) =>
        isSame(value, savedForm[key])
          ? { typed: without(before.typed, key), seen: without(before.seen, key) }
          : { typed: { ...before.typed, [key]: value }, seen: { [key]: savedForm[key], ...before.seen } },
      ),
    /** Takes back what is typed in a field. */
    drop: (key: FormKey) => setEdits((before) => ({ typed: without(before.typed, key), seen: without(before.seen, key) })),
    /** Keeps what is typed in a field over what another person saved there. */
    keep: (key: FormKey) => setEdits((before) => ({ ...before, seen: { ...before.seen, [key]: savedForm[key] } })),
    reset: () => setEdits(none),
    /** Follows the venue as the service has it now. */
    follow: (venue: NetworkVenue) => setFollowed({ loaded, venue }),
    /** Forgets what was sent and is saved; what was typed since stays. */
    settle: (sent: VenueForm) =>
      setEdits((before) => {
        const isOpen = (key: string) => before.typed[key as FormKey] !== sent[key as FormKey];
        const kept = (part: Partial<VenueForm>) => Object.fromEntries(Object.entries(part).filter(([key]) => isOpen(key)));
        return { typed: kept(before.typed), seen: kept(before.seen) };
      }),
  };
};
export type VenueEdits = ReturnType<typeof useVenueEdits>;
