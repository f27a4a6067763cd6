import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { type DraftPlace, dropDraft, findDraft, keepDraft, listDrafts } from '@plenary/platform/drafts';
import type { Answers } from '../answers/answers.ts';

/** Typed answers of a step that the service does not have yet. */
export interface KeptAnswers<A extends Answers = Answers> {
  answers: A;
  /** The answers seen before typing, and their version. */
  base: A;
  version: number;
  /** The button they pressed without it being sent; null: none yet. */
  unsent: SurveyAction | null;
}

/** User, survey and step (`/day/0/lunch`). */
export interface KeptPlace {
  /** Id of the user; `guest` for a visitor with a share link. */
  owner: string;
  eventId: string;
  path: string;
}

const formOf = ({ eventId, path = '' }: Pick<KeptPlace, 'eventId'> & { path?: string }) => `survey:${eventId}:${path}`;
const placeOf = ({ owner, ...form }: KeptPlace): DraftPlace => ({ owner, form: formOf(form) });

/** Whether this browser has stored them. */
export const keepAnswers = (place: KeptPlace, kept: KeptAnswers, now = Date.now()): boolean => keepDraft(placeOf(place), kept, now);

export const dropAnswers = (place: KeptPlace): void => dropDraft(placeOf(place));

/** The stored answers of a step, for as long as a draft is kept. */
export const findAnswers = <A extends Answers>(place: KeptPlace, now = Date.now()): KeptAnswers<A> | undefined =>
  findDraft(placeOf(place), now);

/** Paths of a survey's steps with stored answers. */
export const listKept = ({ owner, eventId }: Omit<KeptPlace, 'path'>): string[] => {
  const form = formOf({ eventId });
  return listDrafts({ owner, form }).map((name) => name.slice(form.length));
};
