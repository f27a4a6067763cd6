import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import { endsAt, type GuestVisit, tellsTheSame } from './guest-visit.ts';

/** The last message about a guest's day; a null visit: cancelled. */
export interface Told {
  sequence: number;
  visit: GuestVisit | null;
  /** False: it waits in the outbox, and certainly never left it. */
  hasLeft: boolean;
  /** Something older has left for the same mailbox. */
  isFollowUp: boolean;
}

/**
 * A message to send; `sequence` is its iCalendar SEQUENCE, and orders messages about the same day. `forget`: no message has got through,
 * and none will.
 */
export type Change =
  | { key: string; kind: 'put'; sequence: number; visit: GuestVisit; isFollowUp: boolean }
  | { key: string; kind: 'remove'; sequence: number; visit: GuestVisit }
  | { key: string; kind: 'forget'; sequence: number };

interface Compared {
  /** By guest and day: the visits to announce. */
  wanted: ReadonlyMap<string, GuestVisit>;
  told: ReadonlyMap<string, Told>;
  /** Instant in milliseconds. */
  now: number;
}

/**
 * The messages that bring guests up to date: new, changed and cancelled days. A day that is over is not
 * announced any more. An undelivered message is replaced or dropped.
 */
export const deliveryChanges = ({ wanted, told, now }: Compared): Change[] => {
  const changes: Change[] = [];
  for (const [key, visit] of wanted) {
    if (endsAt(visit) <= now) continue;
    changes.push(...putChanges(key, visit, told.get(key)));
  }
  for (const [key, before] of told) {
    const { visit, sequence } = before;
    if (visit === null || wanted.has(key) || endsAt(visit) <= now) continue;
    changes.push(wasHeard(before) ? { key, kind: 'remove', sequence: following(before), visit } : { key, kind: 'forget', sequence });
  }
  return changes;
};

const wasHeard = ({ hasLeft, isFollowUp }: Told): boolean => hasLeft || isFollowUp;
/** An undelivered message passes its number to its replacement. */
const following = ({ hasLeft, sequence }: Told): number => (hasLeft ? sequence + 1 : sequence);

const putChanges = (key: string, visit: GuestVisit, told: Told | undefined): Change[] => {
  const put = (sequence: number, isFollowUp: boolean): Change => ({ key, kind: 'put', sequence, visit, isFollowUp });
  if (!told) return [put(0, false)];
  if (told.visit === null) return [put(told.sequence + 1, false)];
  if (tellsTheSame(told.visit, visit)) return [];
  const next = following(told);
  if (told.visit.channel !== visit.channel) return [put(next, false)];
  if (isSameAddressee(told.visit, visit)) return [put(next, wasHeard(told))];
  // Another mailbox: the former one has it in its calendar, and gets a cancellation.
  return wasHeard(told) ? [{ key, kind: 'remove', sequence: next, visit: told.visit }, put(next + 1, false)] : [put(next, false)];
};

const isSameAddressee = (one: GuestVisit, other: GuestVisit): boolean =>
  isVisitorSystem(other.channel) || one.guest.email === other.guest.email;
