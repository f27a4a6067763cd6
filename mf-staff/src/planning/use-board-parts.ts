import type { Planning } from '@plenary/contracts/planning';
import { usePlatform } from '@plenary/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPlanning } from './api.ts';
import { type BoardPart, boardPart } from './board-slots.ts';
import { daysOfPart } from './load-planning.ts';

interface Options {
  venue: string;
  /** First day of the board. */
  first: string;
  /** The part that came with the page. */
  known: { part: number; planning: Planning };
}

/** The parts of a board, each asked for when it is first looked at. */
export const useBoardParts = ({ venue, first, known }: Options) => {
  const { report } = usePlatform();
  const [parts, setParts] = useState<ReadonlyMap<number, BoardPart>>(() => new Map([[known.part, boardPart(known.planning)]]));
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(new Set([known.part]));
  const ended = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    ended.current = controller;
    return () => controller.abort();
  }, []);

  const fetchPart = useCallback(
    async (part: number) => {
      const { signal } = ended.current;
      asked.current.add(part);
      try {
        const planning = await fetchPlanning({ venue, ...daysOfPart(first, part) }, signal);
        setParts((before) => new Map(before).set(part, boardPart(planning)));
      } catch (error) {
        asked.current.delete(part);
        if (signal.aborted) return;
        report(error);
        setFailed(true);
      }
    },
    [venue, first, report],
  );
  const want = useCallback(
    (part: number) => {
      if (!asked.current.has(part)) void fetchPart(part);
    },
    [fetchPart],
  );
  /** Asks again for every part that is on the board: what somebody did to a booking shows on each of its days. */
  const refresh = useCallback(async () => {
    setFailed(false);
    await Promise.all([...asked.current].map(fetchPart));
  }, [fetchPart]);

  return { parts, hasFailed, want, refresh };
};
