import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { stepPath } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { useDaySummary } from './day-context.ts';
import { type DayRow, rowsOfDay } from './rows-of-day.ts';

/** The rows of a day, the open step as its form has it; none where the answers around it did not come. */
export const useDayRows = (dayIndex: number | undefined, live?: { step: SurveyStep; answers: object }): DayRow[] => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { venueCountry: country } = useSurvey().overview;
  const summary = useDaySummary();
  if (!summary || dayIndex === undefined) return [];
  const shown = live && { path: stepPath(live.step), answers: live.answers };
  return rowsOfDay({ summary, dayIndex, country, live: shown, t, locale });
};
