import { type RoomField, roomNumberFields } from '@plenary/contracts/referential-terms';
import type { RoomAttributes, RoomModification } from '@plenary/contracts/referentials.schemas';

/** The texts in the fields of a room's row. */
export type RoomDraft = Record<RoomField, string>;

const isNumberField = (field: string) => (roomNumberFields as readonly string[]).includes(field);

export const draftOf = (attributes: RoomAttributes): RoomDraft => {
  const { isVisioAvailable: _, hasPoleInconvenience: __, hasMultipleScreensAvailable: ___, isPrmReady: ____, ...fields } = attributes;
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === null ? '' : String(value)])) as RoomDraft;
};

/** The fields of a row that were emptied: a figure is changed, never taken away (spec/logistics.md §5). */
export const emptiedFields = (draft: RoomDraft, attributes: RoomAttributes): RoomField[] => {
  const before = draftOf(attributes);
  return (Object.keys(before) as RoomField[]).filter((field) => draft[field] === '' && before[field] !== '');
};

/** The fields of a row to request: only those that changed and are not empty (spec/logistics.md §5). */
export const changedFields = (draft: RoomDraft, attributes: RoomAttributes): RoomModification => {
  const before = draftOf(attributes);
  const changed = Object.entries(draft).filter(([field, text]) => text !== '' && text !== before[field as RoomField]);
  return Object.fromEntries(changed.map(([field, text]) => [field, isNumberField(field) ? Number(text) : text]));
};
