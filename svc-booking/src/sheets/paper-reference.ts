import { type SheetList, sheetLists } from '@plenary/contracts/sheet-terms';

/** Which paper of which venue's day. */
export interface PaperPlace {
  venueId: string;
  /** Local. */
  day: string;
  list: SheetList;
}

/** Under which the versions of a paper are kept; no id of a quote or booking has a blank. */
export const paperReference = ({ venueId, day, list }: PaperPlace): string => `${venueId} ${day} ${list}`;

/** The paper of a reference; null: that of an event. */
export const paperOf = (reference: string): PaperPlace | null => {
  const [venueId, day, of] = reference.split(' ');
  const list = sheetLists.find((one) => one === of);
  return venueId && day && list ? { venueId, day, list } : null;
};
