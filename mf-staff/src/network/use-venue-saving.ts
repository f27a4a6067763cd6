import { changeNetworkVenue } from '@plenary/contracts/network.endpoints';
import type { NetworkVenue, VenueFacts } from '@plenary/contracts/network.schemas';
import { venueFactsFaults } from '@plenary/contracts/network-rules';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { saveVenue } from './api.ts';
import type { VenueEdits } from './use-venue-edits.ts';
import { factsOf, tellingReasons, typedFaults, type VenueForm } from './venue-form.ts';

const within = (faults: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([path, code]) => [`facts.${path}`, code]));

const faultsOf = (form: VenueForm, { state = 'published', countryCode, rooms, facts }: NetworkVenue): FieldErrors => {
  const typed = typedFaults(form);
  if (Object.keys(typed).length > 0) return within(typed);
  const house = {
    ...{ state, countryCode, lunchSeats: facts.lunchSeats },
    rooms: rooms.map(({ category, setUps, facts: { isStepFree } }) => ({
      category,
      isStepFree,
      most: Math.max(0, ...setUps.map(({ people }) => people)),
    })),
  };
  return within(venueFactsFaults(factsOf(form), house));
};

/** An older service takes no closings. */
const sentFacts = (form: VenueForm, known: VenueFacts): VenueFacts => {
  const { closings, ...facts } = factsOf(form);
  return known.closings ? tellingReasons({ ...facts, closings }, known) : facts;
};

/** Saves a venue, with a way back; where another person saved first, what is typed stays over the newer state. */
export const useVenueSaving = (edits: VenueEdits) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { saved, follow, settle } = edits;
  const words = {
    'stale-version': t('network.moved'),
    'not-found': t('companies.gone'),
    conflict: t('network.seatsTaken.title'),
    failed: t('surveys.failures.failed'),
  };
  const back = useSubmission({
    endpoints: [changeNetworkVenue],
    send: ({ facts, revision }: { facts: VenueFacts; revision: number }) =>
      saveVenue(saved.id, { revision, facts: tellingReasons(facts, saved.facts) }),
    words,
    onDone: (venue) => {
      follow(venue);
      notify({ text: t('network.undone') });
    },
    onFailure: ({ current, text }) => {
      if (current) follow(current);
      notify({ text: text ?? t('surveys.failures.failed') });
    },
  });
  return useSubmission({
    endpoints: [changeNetworkVenue],
    send: (form: VenueForm) => saveVenue(saved.id, { revision: saved.revision, facts: sentFacts(form, saved.facts) }),
    check: (form) => faultsOf(form, saved),
    fields: ['facts'],
    words,
    onDone: (venue, { content }) => {
      const before = saved.facts;
      follow(venue);
      settle(content);
      notify({
        text: t(saved.state === 'draft' ? 'network.draftSaved' : 'network.saved'),
        action: { label: t('network.undo'), onPress: () => void back.submit({ facts: before, revision: venue.revision }) },
      });
    },
    onFailure: ({ current }) => (current ? follow(current) : undefined),
  });
};
export type VenueSaving = ReturnType<typeof useVenueSaving>;
