import { bringChoiceTexts } from '../choice-texts.ts';
import { LandingEnd } from '../landing/landing-end.tsx';
import { bringPageTexts } from '../texts.ts';
import { calendarOfVenue } from './calendar-of-venue.ts';
import { CardMarks } from './card-marks.tsx';
import { ListMap } from './list-map.tsx';
import { ListTools } from './list-tools.tsx';
import { NoVenues } from './no-venues.tsx';
import { NoneMeetsFilters } from './none-meets-filters.tsx';
import { noticeOf } from './notice-of-address.ts';

/** What a list does without at first, each with its texts; one file, since the list pays for the name of every file. */
export const bringCardMarks = async () => {
  await bringChoiceTexts();
  return CardMarks;
};

export const bringListTools = async () => {
  await bringChoiceTexts();
  return ListTools;
};

export const bringEmptyStates = async () => {
  await bringChoiceTexts();
  return { NoVenues, NoneMeetsFilters };
};

export const bringLandingEnd = async () => {
  await bringChoiceTexts();
  return LandingEnd;
};

export const bringListMap = async () => {
  await bringChoiceTexts();
  return ListMap;
};

/** It tells of rooms in the words of a venue's page. */
export const bringComparison = async () => {
  const [{ Comparison }] = await Promise.all([import('../comparison/comparison.tsx'), bringChoiceTexts(), bringPageTexts()]);
  return Comparison;
};

export const bringCalendarOfVenue = async () => calendarOfVenue;

export const bringNotice = async () => {
  await bringChoiceTexts();
  return noticeOf;
};
