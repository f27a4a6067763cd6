import type { SurveyStep } from '@plenary/contracts/survey-flow';

const room = /^\/day\/(\d{1,2})\/(plenary|subcommittee)\/(\d{1,2})$/;
const dayStep = /^\/day\/(\d{1,2})\/(lunch|wellness|afterwork|team-building)$/;

const day = /^\/day\/(\d{1,2})$/;

/** The day that an address under `/survey/{eventId}` shows as a whole; undefined: none. */
export const dayOfPath = (path: string): number | undefined => {
  const [, dayIndex] = day.exec(path) ?? [];
  return dayIndex === undefined ? undefined : Number(dayIndex);
};

/** The step of an address under `/survey/{eventId}`; null: it is none that can be answered. */
export const stepOfPath = (path: string): SurveyStep | null => {
  if (path === '' || path === '/') return { type: 'contact' };
  if (path === '/additional-needs') return { type: 'additional-needs' };
  if (path === '/upsell') return { type: 'upsell' };
  const [, roomDay, place, index] = room.exec(path) ?? [];
  if (place) return { type: place as 'plenary' | 'subcommittee', dayIndex: Number(roomDay), index: Number(index) };
  const [, dayIndex, type] = dayStep.exec(path) ?? [];
  if (type) return { type: type as 'lunch' | 'wellness' | 'afterwork' | 'team-building', dayIndex: Number(dayIndex) };
  return null;
};
