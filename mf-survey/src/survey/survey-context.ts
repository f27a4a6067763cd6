import type { SurveyOverview } from '@plenary/contracts/survey.schemas';
import { createContext, useContext } from 'react';

export interface Survey {
  eventId: string;
  overview: SurveyOverview;
  /** The user whose answers are stored in this browser. */
  owner: string;
}

export const SurveyContext = createContext<Survey | null>(null);

/** The survey around a step. */
export const useSurvey = (): Survey => {
  const survey = useContext(SurveyContext);
  if (!survey) throw new Error('a step outside its survey');
  return survey;
};
