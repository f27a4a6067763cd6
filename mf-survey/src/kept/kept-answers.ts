import type { SurveyAction } from '@plenary/contracts/survey-terms';
import type { Answers } from '../step/answers.ts';

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

interface Stored extends KeptAnswers {
  /** Instant in milliseconds. */
  at: number;
}

const maxAge = 30 * 86_400_000;
const prefixOf = ({ owner, eventId }: Omit<KeptPlace, 'path'>) => `plenary-survey:${owner}:${eventId}:`;

/** A browser may forbid its storage, or have no room left: then nothing is stored, and nothing else fails. */
const tryTo = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const keepAnswers = (place: KeptPlace, kept: KeptAnswers, now = Date.now()): void =>
  tryTo(() => localStorage.setItem(prefixOf(place) + place.path, JSON.stringify({ ...kept, at: now } satisfies Stored)));

export const dropAnswers = (place: KeptPlace): void => tryTo(() => localStorage.removeItem(prefixOf(place) + place.path));

/** The stored answers of a step; those older than 30 days are deleted. */
export const findAnswers = <A extends Answers>(place: KeptPlace, now = Date.now()): KeptAnswers<A> | undefined =>
  tryTo(() => {
    const stored: Stored | null = JSON.parse(localStorage.getItem(prefixOf(place) + place.path) ?? 'null');
    if (!stored) return undefined;
    if (now - stored.at <= maxAge) return stored as unknown as KeptAnswers<A>;
    dropAnswers(place);
    return undefined;
  });

/** Paths of a survey's steps with stored answers. */
export const listKept = (of: Omit<KeptPlace, 'path'>): string[] => {
  const prefix = prefixOf(of);
  const names = tryTo(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
};
