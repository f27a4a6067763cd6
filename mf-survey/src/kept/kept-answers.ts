import type { SurveyAction } from '@plenary/contracts/survey-terms';
import type { Answers } from '../step/answers.ts';

/** What somebody typed on a step and the service does not have yet. */
export interface KeptAnswers<A extends Answers = Answers> {
  answers: A;
  /** What they saw before they typed, and its version. */
  base: A;
  version: number;
  /** The button they pressed without it being sent; null: none yet. */
  unsent: SurveyAction | null;
}

/** Whose, of which survey, on which step (`/day/0/lunch`). */
export interface KeptPlace {
  /** Id of the user; `guest` for somebody with a share link. */
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

/** A browser may forbid its storage, or have no room left: then nothing is kept, and nothing else fails. */
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

/** What is kept for a step; what is older than 30 days is forgotten. */
export const findAnswers = <A extends Answers>(place: KeptPlace, now = Date.now()): KeptAnswers<A> | undefined =>
  tryTo(() => {
    const stored: Stored | null = JSON.parse(localStorage.getItem(prefixOf(place) + place.path) ?? 'null');
    if (!stored) return undefined;
    if (now - stored.at <= maxAge) return stored as unknown as KeptAnswers<A>;
    dropAnswers(place);
    return undefined;
  });

/** Steps of a survey for which something is kept, by their path. */
export const listKept = (of: Omit<KeptPlace, 'path'>): string[] => {
  const prefix = prefixOf(of);
  const names = tryTo(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
};
