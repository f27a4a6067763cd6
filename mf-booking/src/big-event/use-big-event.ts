import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import { typedBigEventFaults } from '@plenary/contracts/big-event-rules';
import type { FieldErrors } from '@plenary/contracts/problem';
import { todayAt } from '@plenary/contracts/today-at';
import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptClickId } from '../ads/keep-click-id.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { sendBigEvent } from './big-event-api.ts';
import { type BigEventDraft, shownFields, startDraft, withContact } from './big-event-draft.ts';
import { type BigEventContext, demandOf } from './read-draft.ts';

interface Options {
  venue: Venue;
  /** Query with the search. */
  query: string;
  /** Instant in milliseconds. */
  now: () => number;
  onSent: () => void | Promise<void>;
}

export interface BigEvent {
  draft: BigEventDraft;
  context: BigEventContext;
  errors: FieldErrors;
  /** Counts the answers that found errors: each one's summary takes the focus. */
  attempts: number;
  isPending: boolean;
  /** Why a demand without faults was not taken. */
  failure: string | null;
  change: <Name extends keyof BigEventDraft>(name: Name, value: BigEventDraft[Name]) => void;
  submit: () => void;
}

/** The big-event form: typed values stay after any answer. */
export const useBigEvent = ({ venue, query, now, onSent }: Options): BigEvent => {
  const { t } = useTranslation('booking');
  const { session, language } = usePlatform();
  const waitWords = useWaitWords();
  const telephoneFault = useTelephoneFault();
  const [today] = useState(() => todayAt({ timeZone: venue.timeZone, now: now() }));
  const [adsTracking] = useState(() => keptClickId());
  const context: BigEventContext = { 'venue-id': venue.salesforceId, lang: language, adsTracking };
  const [draft, setDraft] = useState(() => startDraft({ venue, query, session, today }));
  const [knownId, setKnownId] = useState(session?.id);
  // Somebody who signs in over the page is not asked again for what is known of them.
  if (session && session.id !== knownId) {
    setKnownId(session.id);
    setDraft(withContact(draft, session));
  }
  const { submit, isPending, failure, errors, attempts, mend, forget } = useSubmission({
    endpoints: [createBigEventDemand],
    check: ({ typed }: { typed: BigEventDraft; about: BigEventContext }) =>
      typedBigEventFaults(typed, { today, minimumPax: venue.eventDemandPax.minimum, telephoneFault }),
    send: ({ typed, about }, { idempotencyKey }) => sendBigEvent(demandOf(typed, about), idempotencyKey),
    fields: shownFields,
    words: {
      'network-failure': t('bigEvent.failure.offline'),
      'too-many-requests': waitWords('bigEvent.failure.tooMany'),
      failed: t('bigEvent.failure.failed'),
    },
    // Pending until the page is left: a press in between would send another demand.
    onDone: (_, { signal }) => (signal.aborted ? undefined : onSent()),
  });
  const change: BigEvent['change'] = (name, value) => {
    setDraft((before) => ({ ...before, [name]: value }));
    if (failure?.text) forget();
    else mend(name);
  };
  return {
    draft,
    context,
    errors,
    attempts,
    isPending,
    failure: failure?.text ?? null,
    change,
    submit: () => void submit({ typed: draft, about: context }),
  };
};
