import type { RoomFacts } from '@plenary/contracts/network.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { isSame } from './venue-form.ts';

/** The facts of a room as they are typed: height in metres, numbers as texts. */
export interface RoomForm extends Omit<RoomFacts, 'floor' | 'area' | 'height' | 'hasDaylight'> {
  floor: string;
  area: string;
  height: string;
  daylight: 'unknown' | 'yes' | 'no';
}

export const roomFormOf = ({ floor, area, height, hasDaylight, ...facts }: RoomFacts): RoomForm => ({
  ...facts,
  floor: String(floor),
  area: String(area ?? ''),
  height: height === null ? '' : String(height / 100),
  daylight: hasDaylight === null ? 'unknown' : hasDaylight ? 'yes' : 'no',
});

const numberOf = (text: string) => Number(text.trim().replace(',', '.'));
const isWrong = (text: string) => text.trim() !== '' && Number.isNaN(numberOf(text));
const numberOrNull = (text: string) => (text.trim() === '' ? null : numberOf(text));

export const roomFaults = ({ floor, area, height }: RoomForm): FieldErrors => ({
  ...((floor.trim() === '' || !Number.isInteger(numberOf(floor))) && { 'facts.floor': 'not_a_number' }),
  ...(isWrong(area) && { 'facts.area': 'not_a_number' }),
  ...(isWrong(height) && { 'facts.height': 'not_a_number' }),
});

/** The facts of a form without `roomFaults`. */
export const roomFactsOf = ({ floor, area, height, daylight, ...facts }: RoomForm): RoomFacts => {
  const metres = numberOrNull(height);
  return {
    ...facts,
    floor: numberOf(floor),
    area: numberOrNull(area),
    height: metres === null ? null : Math.round(metres * 100),
    hasDaylight: daylight === 'unknown' ? null : daylight === 'yes',
  };
};

/** What is typed over a newer state: fields that nobody typed in are those of the newer state. */
export const rebased = (typed: RoomForm, { began, newer }: { began: RoomForm; newer: RoomForm }): RoomForm => {
  const untouched = (Object.keys(newer) as (keyof RoomForm)[]).filter((field) => isSame(typed[field], began[field]));
  return { ...typed, ...Object.fromEntries(untouched.map((field) => [field, newer[field]])) };
};
