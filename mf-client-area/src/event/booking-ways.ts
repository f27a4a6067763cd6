import type { BookingWays, WayObstacle } from '@plenary/contracts/booking-ways';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import type { EventParts } from './use-event-parts.ts';

/** `no-quote`: staff booked it without one. */
type Obstacle = WayObstacle | 'no-quote';

/** What can be done with a booking online, and why not what cannot. */
export interface ToldWays {
  canChange: boolean;
  canPostpone: boolean;
  canCancel: boolean;
  /** Each told once. */
  obstacles: Obstacle[];
  /** Days before the event until which it can be postponed; undefined: unknown. */
  postponeDays?: number | undefined;
}

/**
 * The ways of an event's booking as the server answers; null: not known yet. An older release of svc-booking answers none, and where it is
 * away nobody knows: until its event is over, the pages behind them say what they can.
 */
export const waysOf = (
  { quoteId, isPast }: Pick<MeetingEventDetails, 'quoteId' | 'isPast'>,
  { loading }: EventParts['booking'],
): ToldWays | null => {
  if (quoteId === null) return toldWays({ change: 'no-quote', postpone: 'no-quote', cancel: 'no-quote' });
  if (loading.type === 'loading') return null;
  const ways = loading.type === 'loaded' ? loading.value?.quote.ways : undefined;
  const unknown = isPast ? 'over' : null;
  return toldWays(ways ?? { change: unknown, postpone: unknown, cancel: unknown });
};

type Ways = Record<'change' | 'postpone' | 'cancel', Obstacle | null> & Partial<Pick<BookingWays, 'postponeDays'>>;

const toldWays = ({ change, postpone, cancel, postponeDays }: Ways): ToldWays => ({
  canChange: change === null,
  canPostpone: postpone === null,
  canCancel: cancel === null,
  obstacles: [...new Set([change, postpone, cancel])].filter((obstacle) => obstacle !== null),
  postponeDays,
});
