import { isCallError } from '@plenary/http/call-error';
import { useRevalidator } from '@plenary/platform/router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Looking } from './looking.ts';
import { useWhileVisible } from './use-while-visible.ts';

/** Where a reply is still the one of a tag, the call rejects with status 304, or gives `unchanged`. */
export type AskUnless = (options: Looking) => Promise<unknown>;

interface Options<Place> {
  /** `ETag` of what is shown; undefined: nobody can say what is newer. */
  tag: string | undefined;
  ask: AskUnless;
  /** What must not move while somebody points at it or has the focus in it. */
  place: RefObject<Place | null>;
  /** Something is chosen in it. */
  isHeld?: boolean;
}

const often = { everyMilliseconds: 30_000 };

/**
 * Follows a list while its page is visible (design: desk D34): what is newer comes by itself, but never under the cursor; then
 * `isNewer` says that there is something to be asked for. A look that fails is not told: the next one comes soon.
 */
export const useNewerList = <Place extends HTMLElement>({ tag, ask, place, isHeld = false }: Options<Place>) => {
  const { revalidate } = useRevalidator();
  // Of what is shown: what came since has another tag.
  const [newerThan, setNewerThan] = useState<string>();
  const looking = useRef<AbortController>(null);
  useEffect(() => () => looking.current?.abort(), []);
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  const look = useCallback(async () => {
    if (tag === undefined) return;
    looking.current?.abort();
    const controller = new AbortController();
    looking.current = controller;
    const { signal } = controller;
    const isStill = await ask({ unless: tag, signal }).then(
      (answer) => answer === 'unchanged',
      (error: unknown) => (isCallError(error) && error.status === 304 ? true : null),
    );
    if (signal.aborted || isStill === null) return;
    const isBusy = isHeld || place.current?.matches(':hover, :focus-within') || document.querySelector('[data-modal]') !== null;
    if (!isStill && !isBusy) refresh();
    setNewerThan(isStill || !isBusy ? undefined : tag);
  }, [tag, ask, place, isHeld, refresh]);
  useWhileVisible(look, often);
  return { isNewer: newerThan !== undefined && newerThan === tag, refresh };
};
