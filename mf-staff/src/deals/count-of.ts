import { mostPeopleAsked } from '@plenary/contracts/desk-deals-terms';

/** A number of people as it is typed; undefined: none is, null: it is no such number. */
export const countOf = (text: string): number | null | undefined => {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d{1,5}$/.test(typed) && Number(typed) <= mostPeopleAsked ? Number(typed) : null;
};
