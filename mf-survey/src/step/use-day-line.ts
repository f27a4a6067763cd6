import { usePlatform } from '@plenary/platform';
import { longDay } from '../survey/day-names.ts';
import { useSurvey } from '../survey/survey-context.ts';

/** 'Mardi 19 janvier 2027 · Ternes' */
export const useDayLine = (dayIndex: number): string => {
  const { locale } = usePlatform();
  const { stepper, buildingName } = useSurvey().overview;
  const day = stepper.days[dayIndex]?.date;
  return [day && longDay(day, locale), buildingName].filter(Boolean).join(' · ');
};
