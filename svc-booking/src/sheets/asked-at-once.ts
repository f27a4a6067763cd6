import type { SheetPlace } from '@plenary/contracts/sheets.schemas';
import { Refusal, refuse } from '@plenary/http/refuse';
import type { SurveyedDays } from './surveyed-days.ts';

const keyOf = ({ venue, day }: SheetPlace): string => `${venue} ${day}`;

/**
 * What svc-survey tells of the days of events, asked once for all. Of a day that it did not tell, or that
 * an event was moved to since, the answer refuses `service-unavailable`: it waits for the next time.
 */
export const askedAtOnce = async (ask: SurveyedDays, sheets: readonly { places: readonly SheetPlace[] }[]): Promise<SurveyedDays> => {
  const places = [...new Map(sheets.flatMap((sheet) => sheet.places).map((place) => [keyOf(place), place])).values()];
  const told = await ask(places).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const known = new Map(told.map((day, index) => [places[index] && keyOf(places[index]), day]));
  return async (wanted) => wanted.map((place) => known.get(keyOf(place)) ?? refuse('service-unavailable'));
};
