import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useLocation, useRevalidator } from '@plenary/platform/router';
import { useRef, useState } from 'react';
import { type Validation, validateSurvey } from '../api.ts';

export interface SummarySaving {
  /** What came of it; the modal tells. */
  saved: Validation | null;
  isPending: boolean;
  /** It did not arrive, and may be tried again. */
  hasFailed: boolean;
  /** Presses that found answers missing: each one's list takes the focus. */
  refusals: number;
  save: () => void;
  dismiss: () => void;
}

/** Saves the summary once, however often it is pressed. `isComplete` false: what is missing is pointed at instead. */
export const useValidation = (eventId: string, isComplete: boolean): SummarySaving => {
  const { report, openSignIn } = usePlatform();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<Validation | null>(null);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isSending = useRef(false);

  const settle = (error: unknown) => {
    if (!isCallError(error)) throw error;
    if (error.status === 401) return openSignIn({ from: pathname });
    if (error.status === 400) setRefusals((count) => count + 1);
    if ([400, 403, 404, 409].includes(error.status)) return void revalidate();
    if (error.code !== 'network-failure') report(error);
    setFailed(true);
  };

  const save = async () => {
    if (isSending.current) return;
    if (!isComplete) return setRefusals((count) => count + 1);
    isSending.current = true;
    setPending(true);
    setFailed(false);
    try {
      setSaved(await validateSurvey(eventId));
      void revalidate();
    } catch (error) {
      settle(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { saved, isPending, hasFailed, refusals, save: () => void save(), dismiss: () => setSaved(null) };
};
