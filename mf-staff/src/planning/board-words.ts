import type { Planning } from '@plenary/contracts/planning.schemas';
import type { TFunction } from 'i18next';
import { halves, slotStates, unknownStates } from './board-slots.ts';

const cellStates = [...slotStates, ...unknownStates] as const;

const each = <Key extends string>(keys: readonly Key[], word: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, string>;

/** The texts of the cells, looked up once for all of them. */
export const boardWords = (t: TFunction<'staff'>) => ({
  halves: each(halves, (half) => t(`planning.halves.${half}`)),
  states: each(cellStates, (state) => t(`planning.states.${state}`)),
  letters: each(cellStates, (state) => t(`planning.letters.${state}`)),
  /** Where a room is and how large, or, of what nobody measured or no plenary is held in, what it is. */
  roomFacts: ({ category, floor, area, theatre }: Planning['rooms'][number]): string =>
    [
      t('planning.floor', { floor }),
      ...(area === undefined || theatre === undefined
        ? [t(`roomCategories.${category}`)]
        : [t('planning.area', { area }), String(theatre)]),
    ].join(' · '),
  covers: ({ service, taken, seats }: { service: 'service1' | 'service2'; taken: number; seats: number }) =>
    seats === 0
      ? t('planning.covers.closed', { count: taken })
      : t(`planning.covers.${service}`, { taken, seats, left: Math.max(0, seats - taken) }),
  begin: t('newQuote.open'),
  somebody: t('planning.somebody'),
});
export type BoardWords = ReturnType<typeof boardWords>;
