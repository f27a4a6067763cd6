import type { Planning } from '@plenary/contracts/planning.schemas';
import { tagOf } from '@plenary/http/create-caller';
import { usePlatform } from '@plenary/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhileVisible } from '../desk/use-while-visible.ts';
import { fetchPlanning } from './api.ts';
import { type BoardPart, boardPart } from './board-slots.ts';
import { daysOfPart } from './load-planning.ts';

/** Rooms and days stay where they are, so that nothing moves under the cursor (design: desk D34). */
const often = { everyMilliseconds: 30_000 };

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
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  /** Number of requests for each part: of several answers, the one to the last request wins. */
  const asked = useRef(new Map([[known.part, 1]]));
  const loaded = useRef(new Set([known.part]));
  /** `ETag` of each part. */
  const tags = useRef(new Map([[known.part, tagOf(known.planning)]]));
  const ended = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    ended.current = controller;
    return () => controller.abort();
  }, []);

  const fetchPart = useCallback(
    async (part: number, isQuiet = false) => {
      const { signal } = ended.current;
      const count = (asked.current.get(part) ?? 0) + 1;
      asked.current.set(part, count);
      const isLast = () => !signal.aborted && asked.current.get(part) === count;
      const clear = () => setFailed((before) => new Set([...before].filter((one) => one !== part)));
      if (!isQuiet) clear();
      try {
        const unless = isQuiet ? tags.current.get(part) : undefined;
        const planning = await fetchPlanning({ venue, ...daysOfPart(first, part) }, { signal, unless });
        if (!isLast()) return;
        loaded.current.add(part);
        tags.current.set(part, tagOf(planning));
        clear();
        setParts((before) => new Map(before).set(part, boardPart(planning)));
      } catch (error) {
        if (!isLast() || isQuiet) return;
        report(error);
        setFailed((before) => new Set(before).add(part));
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
  /** Reloads every part on the board: a change to a booking shows on each of its days. */
  const refresh = useCallback(async () => {
    await Promise.all([...asked.current.keys()].map((part) => fetchPart(part)));
  }, [fetchPart]);
  /** The board stays open all day while others book; the next try comes soon, so that one which fails is not told. */
  const follow = useCallback(() => {
    for (const part of loaded.current) void fetchPart(part, true);
  }, [fetchPart]);
  useWhileVisible(follow, often);
  /** Asks again for what could not be loaded. */
  const retry = useCallback(() => {
    for (const part of failed) void fetchPart(part);
  }, [failed, fetchPart]);

  return { parts, failed, want, refresh, retry };
};
