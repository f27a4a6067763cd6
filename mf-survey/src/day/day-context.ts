import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { createContext, useContext } from 'react';

/** The answers of a survey around one of its days; null: they did not come, and the step is answered without them. */
export const DayContext = createContext<SurveySummary | null>(null);

export const useDaySummary = (): SurveySummary | null => useContext(DayContext);
