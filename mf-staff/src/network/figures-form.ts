import type { NetworkRoom, RoomFigures } from '@plenary/contracts/network.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { capacityFields, type RoomCategory, roomNumberLimits, type SubcommitteeType } from '@plenary/contracts/referential-terms';

type People = RoomFigures['people'];

/** The figures of a room as they are typed: an empty text is a set-up that is not possible. */
export interface FiguresForm {
  category: RoomCategory;
  subcommitteeType: SubcommitteeType | '';
  people: Record<keyof People, string>;
}

const peopleOf = (textOf: (field: keyof People) => string) =>
  Object.fromEntries(capacityFields.map((field) => [field, textOf(field)])) as FiguresForm['people'];

/** Of a room, or of a new one. */
export const figuresFormOf = (room: NetworkRoom | null): FiguresForm => ({
  category: room?.category ?? 'Standard',
  subcommitteeType: room?.subcommitteeType ?? (room ? '' : 'Moyenne'),
  people: peopleOf((field) => String(room?.setUps.find(({ configuration }) => configuration === field)?.people ?? '')),
});

const isPossible = (text: string) =>
  /^\d+$/.test(text.trim()) && Number(text) >= roomNumberLimits.minimum && Number(text) <= roomNumberLimits.maximum;

export const figuresFaults = ({ people }: FiguresForm): FieldErrors =>
  Object.fromEntries(
    capacityFields
      .filter((field) => people[field].trim() !== '' && !isPossible(people[field]))
      .map((field) => [`figures.people.${field}`, 'not_a_number']),
  );

/** The figures of a form without `figuresFaults`. */
export const figuresOf = ({ category, subcommitteeType, people }: FiguresForm): RoomFigures => ({
  category,
  subcommitteeType: subcommitteeType === '' ? null : subcommitteeType,
  people: Object.fromEntries(capacityFields.map((field) => [field, people[field].trim() === '' ? null : Number(people[field])])) as People,
});
