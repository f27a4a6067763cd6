import type { FieldErrors } from '@plenary/contracts/problem';
import * as contract from '@plenary/contracts/survey-summary.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLocation, useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Validation, validateSurvey } from '../api.ts';

export interface SummarySaving {
  /** The saved result, shown by the dialog. */
  saved: Validation | null;
  isPending: boolean;
  /** It did not arrive, and can be tried again. */
  failure: string | null;
  /** Counts the presses that found answers missing: the list of each takes the focus. */
  refusals: number;
  save: () => void;
  dismiss: () => void;
}

/** The page, loaded again, shows why these were refused. */
const shownByPage: readonly string[] = ['invalid-request', 'forbidden', 'not-found', 'conflict', 'survey-closed', 'survey-in-validation'];

interface Shown {
  eventId: string;
  /** Of the summary that is shown. */
  revision: number | undefined;
  /** False: what is missing is pointed at instead. */
  isComplete: boolean;
}

/** Saves the summary as it is shown. */
export const useValidation = ({ eventId, revision, isComplete }: Shown): SummarySaving => {
  const { t } = useTranslation('survey');
  const { openSignIn } = usePlatform();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<Validation | null>(null);
  const { submit, isPending, failure, attempts } = useSubmission({
    endpoints: [contract.validateSurvey],
    send: () => validateSurvey(eventId, revision),
    check: (): FieldErrors => (isComplete ? {} : { summary: 'incomplete' }),
    words: {
      'invalid-request': t('summary.incomplete'),
      'not-found': t('summary.failed'),
      'survey-closed': t('summary.failed'),
      'survey-in-validation': t('summary.waiting'),
      'stale-version': t('summary.changed'),
      'authentication-required': t('summary.failed'),
      'network-failure': t('summary.failed'),
      failed: t('summary.failed'),
    },
    onDone: (validation) => {
      setSaved(validation);
      void revalidate();
    },
    onFailure: ({ code }) => {
      if (code === 'authentication-required') openSignIn({ from: pathname });
      if (shownByPage.includes(code) || code === 'stale-version') void revalidate();
    },
  });
  const isRefused = failure?.code === 'invalid-request';
  const isTold = failure !== null && failure.code !== 'authentication-required' && !shownByPage.includes(failure.code);
  return {
    saved,
    isPending,
    failure: isTold ? failure.text : null,
    refusals: isRefused ? attempts : 0,
    save: () => void submit(),
    dismiss: () => setSaved(null),
  };
};
