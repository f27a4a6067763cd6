import type { SentBigEventDemand } from '@plenary/contracts/big-event';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Venue } from '@plenary/contracts/venue';
import { CallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { useEffect, useRef, useState } from 'react';
import { keptClickId } from '../ads/keep-click-id.ts';
import { sendBigEvent } from './big-event-api.ts';
import { type BigEventDraft, shownFields, startDraft } from './big-event-draft.ts';
import { type BigEventContext, demandOf, draftFaults } from './read-draft.ts';
import { todayAt } from './today-at.ts';

/** Why a demand that is right was not taken. */
export type BigEventFailure = 'offline' | 'tooMany' | 'failed';

interface Options {
  venue: Venue;
  /** Query with the search. */
  query: string;
  /** Instant in milliseconds. */
  now: () => number;
  onSent: () => void;
}

export interface BigEvent {
  draft: BigEventDraft;
  context: BigEventContext;
  /** Local day of the venue: the first that can be asked for. */
  today: string;
  errors: FieldErrors;
  /** Counts the answers that found errors: each one's summary takes the focus. */
  refusals: number;
  isPending: boolean;
  failure: BigEventFailure | null;
  change: <Name extends keyof BigEventDraft>(name: Name, value: BigEventDraft[Name]) => void;
  submit: () => Promise<void>;
}

/** The big-event form: what is typed stays typed whatever the answer is, and is sent once however often it is pressed. */
export const useBigEvent = ({ venue, query, now, onSent }: Options): BigEvent => {
  const { session, language, report } = usePlatform();
  const [today] = useState(() => todayAt({ timeZone: venue.timeZone, now: now() }));
  const [adsTracking] = useState(() => keptClickId());
  const context: BigEventContext = { 'venue-id': venue.salesforceId, lang: language, adsTracking };
  const [draft, setDraft] = useState(() => startDraft({ venue, query, session, today }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<BigEventFailure | null>(null);
  const isSending = useRef(false);
  const keyOf = useKeyOfDemand();
  const isHere = useIsHere();

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const answer = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    if (shownFields.some((name) => error.errors[name] !== undefined)) return refuse(error.errors);
    const reason = failureOf(error);
    if (reason === 'failed') report(error);
    setFailure(reason);
  };

  const submit = async () => {
    if (isSending.current) return;
    setFailure(null);
    const faults = draftFaults(draft, { today, minimumPax: venue.eventDemandPax.minimum });
    if (Object.keys(faults).length > 0) return refuse(faults);
    const demand = demandOf(draft, context);
    setErrors({});
    setPending(true);
    isSending.current = true;
    try {
      await sendBigEvent(demand, keyOf(demand));
      if (isHere.current) onSent();
    } catch (error) {
      answer(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  const change: BigEvent['change'] = (name, value) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
    setFailure(null);
  };

  return { draft, context, today, errors, refusals, isPending, failure, change, submit };
};

const failureOf = ({ code }: CallError): BigEventFailure =>
  code === 'network-failure' ? 'offline' : code === 'too-many-requests' ? 'tooMany' : 'failed';

/** One key for each demand: sent again after a lost answer it is the same one, changed it is another. */
const useKeyOfDemand = () => {
  const last = useRef({ text: '', key: '' });
  return (demand: SentBigEventDemand): string => {
    const text = JSON.stringify(demand);
    if (last.current.text !== text) last.current = { text, key: newId() };
    return last.current.key;
  };
};

/** Whether the form is still on the page. */
const useIsHere = () => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};
