import { bringChoiceTexts } from '../choice-texts.ts';
import { HowItWorks } from '../landing/how-it-works.tsx';
import { bringPageTexts } from '../texts.ts';
import { CardMarks } from './card-marks.tsx';
import { ListMap } from './list-map.tsx';
import { ListTools } from './list-tools.tsx';
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

export const bringHowItWorks = async () => {
  await bringChoiceTexts();
  return HowItWorks;
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

export const bringCalendarOfVenue = async () => (await import('./calendar-of-venue.ts')).calendarOfVenue;

export const bringNotice = async () => {
  await bringChoiceTexts();
  return noticeOf;
};

export const bringWriteToSales = async () => {
  const [{ WriteToSales, hasWritten }] = await Promise.all([import('./write-to-sales.tsx'), bringChoiceTexts()]);
  return { WriteToSales, hasWritten };
};
