import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { askedForPeople, isPricedPeople } from '@plenary/contracts/people-change';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useState } from 'react';
import { previewForSurvey } from '../changes/api.ts';
import { fetchBookedQuote } from '../quotes/api.ts';
import { peopleOfSurvey } from './people-of-survey.ts';

export interface PeoplePricing {
  /** What the booking would be for the people of the survey; undefined while it is not known. */
  preview: ChangePreview | undefined;
  hasFailed: boolean;
  /** What staff chose. */
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  /** An acceptance prices the booking for them: staff have read what it does. */
  isSet: boolean;
}

/** Prices a booking for the people of a survey that waits, where they are not those of before; null: nothing is to be priced. */
export const usePeoplePrice = ({ quoteId, status, differences, summary, revision }: StaffSurvey): PeoplePricing | null => {
  const { language } = usePlatform();
  const [isWanted, setWanted] = useState(true);
  const isAsked = quoteId !== null && status === 'WAITING_COMET_VALIDATION' && differences.some(({ path }) => isPricedPeople(path));
  const { loading } = useLoading({
    load: async (signal) => {
      if (!isAsked) return undefined;
      const { days, addons = {} } = (await fetchBookedQuote(quoteId, language, signal)).quote;
      return days && previewForSurvey(quoteId, askedForPeople(days, peopleOfSurvey(summary, addons)), language, signal);
    },
    isExpected: isCallError,
    of: `${isAsked} ${revision} ${language}`,
  });
  const preview = loading.type === 'loaded' ? loading.value : undefined;
  if (!isAsked || preview?.obstacle === 'unchanged' || (preview && hasSameLines(preview))) return null;
  const canBePriced = preview !== undefined && preview.obstacle !== 'by-hand';
  return { preview, hasFailed: loading.type === 'failed', isWanted, onWant: setWanted, isSet: canBePriced && isWanted };
};

/** No line of the quote differs, so that svc-booking prices nothing. */
const hasSameLines = ({ before, after, difference }: ChangePreview): boolean =>
  difference?.excludingVat === 0 && JSON.stringify(after?.items) === JSON.stringify(before.items);
