import type { RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { fetchRoomPlaces } from './api.ts';

/** The rooms of a booking and those it could have; asked anew by `refresh`, while the last ones stay in sight. */
export const useRoomPlaces = (bookingId: string) => {
  const { report } = usePlatform();
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<{ places: RoomPlaces | null; hasFailed: boolean }>({ places: null, hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const left = new AbortController();
    fetchRoomPlaces(bookingId, left.signal).then(
      (places) => left.signal.aborted || setShown({ places, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        setShown({ places: null, hasFailed: true });
      },
    );
    return () => left.abort();
  }, [bookingId, round, report]);
  return { ...shown, refresh: () => setRound(round + 1) };
};
