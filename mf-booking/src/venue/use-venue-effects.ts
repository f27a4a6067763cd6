import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect } from 'react';
import { type AvailabilityOutcome, eventsOf } from './availability-outcome.ts';

/** Tells statistics what came of a search, once an answer. */
export const useTracking = (outcome: AvailabilityOutcome | null, venue: { name: string }): void => {
  const { track } = usePlatform();
  const { name } = venue;
  useEffect(() => {
    for (const event of outcome ? eventsOf(outcome, { name }) : []) track(event);
  }, [outcome, name, track]);
};

/** A search without a session opens the sign-in dialog; closing it takes `action` from the address and keeps the search. */
export const useSignInWhenRequired = (outcome: AvailabilityOutcome | null): void => {
  const { openSignIn } = usePlatform();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once an answer, with the address it came for.
  useEffect(() => {
    if (outcome?.type !== 'authentication_required') return;
    openSignIn({
      from: pathname + search,
      onClose: () => {
        const query = new URLSearchParams(search);
        query.delete('action');
        void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
      },
    });
  }, [outcome]);
};
