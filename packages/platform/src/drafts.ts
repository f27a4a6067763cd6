/** What a person typed and has not sent yet, in this browser: bound to its owner, gone after 7 days and at sign-out. */
export interface DraftPlace {
  /** Id of the user; `guest` for a visitor with a share link. */
  owner: string;
  /** Which form: `signature:<quote>`. */
  form: string;
}

interface Stored<T> {
  value: T;
  /** Instant in milliseconds. */
  at: number;
}

const mark = 'plenary-draft:';
/** Drafts of older releases: without an owner, or with billing data. */
const olderMarks = ['signature-draft:', 'plenary-survey:'];
const day = 86_400_000;
const maxAge = 7 * day;
/** A clock may have been put right; a time that is further ahead would never be over. */
const isFresh = (at: number, now: number): boolean => now - at <= maxAge && at - now <= day;
const guest = 'guest';

const ownersMark = (owner: string) => `${mark}${owner}:`;
const keyOf = ({ owner, form }: DraftPlace) => ownersMark(owner) + form;

/** A browser may forbid its storage, or have no room left: then nothing is stored, and nothing else fails. */
const tryTo = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Whether it is stored. */
export const keepDraft = <T>(place: DraftPlace, value: T, now = Date.now()): boolean =>
  tryTo(() => {
    localStorage.setItem(keyOf(place), JSON.stringify({ value, at: now } satisfies Stored<T>));
    return true;
  }) ?? false;

export const dropDraft = (place: DraftPlace): void => tryTo(() => localStorage.removeItem(keyOf(place)));

/** The stored value; one that is older than 7 days is deleted. */
export const findDraft = <T>(place: DraftPlace, now = Date.now()): T | undefined =>
  tryTo(() => {
    const stored: Stored<T> | null = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    if (stored && isFresh(stored.at, now)) return stored.value;
    dropDraft(place);
    return undefined;
  });

/** Names of an owner's stored forms that begin with a text. */
export const listDrafts = ({ owner, form }: DraftPlace): string[] => {
  const names = tryTo(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(keyOf({ owner, form }))).map((name) => name.slice(ownersMark(owner).length));
};

const isOver = (name: string, now: number): boolean => {
  const stored = tryTo(() => JSON.parse(localStorage.getItem(name) ?? 'null') as Stored<unknown> | null);
  return !stored || !isFresh(stored.at, now);
};

const dropWhere = (isDropped: (name: string) => boolean): void => {
  const names = tryTo(() => Object.keys(localStorage)) ?? [];
  for (const name of names.filter(isDropped)) tryTo(() => localStorage.removeItem(name));
};

/** At sign-out: the next person at this browser finds nothing. */
export const dropAllDrafts = (): void => dropWhere((name) => [mark, ...olderMarks].some((each) => name.startsWith(each)));

/** At the start of a page: deletes what is too old, and everything of others where somebody is signed in. */
export const tidyDrafts = (userId: string | null, now = Date.now()): void =>
  dropWhere((name) => {
    if (olderMarks.some((each) => name.startsWith(each))) return true;
    if (!name.startsWith(mark)) return false;
    const isOthers = userId !== null && ![userId, guest].some((owner) => name.startsWith(ownersMark(owner)));
    return isOthers || isOver(name, now);
  });
