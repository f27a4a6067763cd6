import { addDays } from '@plenary/contracts/add-days';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { surveyClosesDaysBefore } from '@plenary/contracts/survey-terms';
import { todayAt } from '@plenary/contracts/today-at';
import type { GuestList } from '../guests/api.ts';

export interface ToDo {
  kind: 'change' | 'charges' | 'deposit' | 'logistics' | 'guests';
  /** The last local day; null: at once. */
  until: string | null;
}

interface Known {
  event: Pick<MeetingEventDetails, 'startDate' | 'timeZone' | 'status' | 'hasCustomerSurvey' | 'isLogOk' | 'isPast' | 'proposedCharges'>;
  /** A change of the booking that waits for their answer. */
  change: Pick<DealChange, 'offeredUntil'> | null;
  deposit: DepositTransfer | undefined;
  /** What was received for the booking, in euro cents. */
  received: number;
  guests: GuestList | 'none' | 'unknown';
  /** Local day of the venue. */
  today: string;
}

/** At most so many at once: what comes later waits. */
const shownAtOnce = 3;

/** What an event still asks of its customer, soonest first; nothing once it is over. */
export const toDosOf = ({ event, change, deposit, received, guests, today }: Known): ToDo[] => {
  const { startDate, timeZone, status, hasCustomerSurvey, isLogOk, isPast, proposedCharges = [] } = event;
  if (isPast) return [];
  const isToInvite = typeof guests === 'object' && !guests.isClosed && guests.guests.every(({ state }) => state === 'listed');
  const open: (ToDo | false)[] = [
    change !== null && { kind: 'change', until: lastDayOf(change, timeZone) },
    proposedCharges.length > 0 && { kind: 'charges', until: null },
    deposit !== undefined && received < deposit.amount && today <= deposit.dueOn && { kind: 'deposit', until: deposit.dueOn },
    hasCustomerSurvey && status === 'TODO' && !isLogOk && { kind: 'logistics', until: addDays(startDate, -surveyClosesDaysBefore - 1) },
    isToInvite && { kind: 'guests', until: addDays(startDate, -1) },
  ];
  return open
    .filter((toDo) => toDo !== false)
    .sort((one, other) => (one.until ?? '').localeCompare(other.until ?? ''))
    .slice(0, shownAtOnce);
};

const lastDayOf = ({ offeredUntil }: Pick<DealChange, 'offeredUntil'>, timeZone: string): string | null =>
  offeredUntil ? todayAt({ timeZone, now: Date.parse(offeredUntil) }) : null;
