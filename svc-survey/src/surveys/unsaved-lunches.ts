import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '@plenary/contracts/problem';
import { seatsOfLunch } from '@plenary/contracts/survey-rules';
import { Refusal, refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { summaryField } from '../events/summary-field.ts';
import { claimLunchSeats, refuseIfOvertaken } from './claim-lunch.ts';
import { orderOf } from './lunch-order.ts';
import { seatsHeld } from './seats-held.ts';
import { tellLunch } from './tell-lunch.ts';

type Held = Awaited<ReturnType<typeof seatsHeld>>;

interface UnsavedLunch {
  row: StepRow;
  dayIndex: number;
  wanted: NonNullable<Held>;
  held: Held;
}

type Steps = ReadonlyMap<string, StepRow>;

/** Lunches at the venue that a change of the booking left to be confirmed, with other seats than it holds. */
const unsavedLunches = async (read: Reader, deps: SurveyDeps, event: EventRow, steps: Steps): Promise<UnsavedLunch[]> => {
  const found: UnsavedLunch[] = [];
  for (const row of steps.values()) {
    const step = stepOfKey(row.key);
    if (step.type !== 'lunch' || row.isSaved) continue;
    const wanted = seatsOfLunch(orderOf(row));
    const held = await seatsHeld(read, deps.tables, { event, row });
    const isHeld = wanted && held?.seats === wanted.seats && (wanted.service === 'any' || isDeepStrictEqual(wanted, held));
    if (wanted && !isHeld) found.push({ row, dayIndex: step.dayIndex, wanted, held });
  }
  return found;
};

const lacks = ({ row }: Pick<UnsavedLunch, 'row'>): FieldErrors => ({ [summaryField(row.key, 'service')]: 'no_seats' });

/** Faults of the lunches that have to be confirmed and whose seats are not left any more; none while nobody can say what is left. */
export const lackingSeats = async (deps: SurveyDeps, event: EventRow, steps: Steps): Promise<FieldErrors> => {
  const unsaved = await unsavedLunches(deps.database.read, deps, event, steps);
  if (unsaved.length === 0 || !event.quoteId || !deps.seats) return {};
  const leftOn = await deps.seats.leftFor(event.quoteId);
  const isFull = ({ dayIndex, wanted: { service, seats } }: UnsavedLunch) => {
    const left = leftOn.get(event.record.days[dayIndex]?.date ?? '');
    if (!left) return false;
    return seats > (service === 'any' ? Math.max(left.service1, left.service2) : left[service]);
  };
  return Object.assign({}, ...unsaved.filter(isFull).map(lacks));
};

export interface SeatedLunch {
  dayIndex: number;
  /** Sequence of its claim; null: it gives seats back. */
  claim: number | null;
}

/**
 * Takes the seats of the lunches that have to be confirmed, before their survey is saved or accepted as a whole. Refuses `invalid-request`
 * with the lunch that has too few, and as `claimLunchSeats`.
 */
export const claimUnsavedLunches = async (deps: SurveyDeps, event: EventRow, steps: Steps): Promise<SeatedLunch[]> => {
  const seated: SeatedLunch[] = [];
  for (const unsaved of await unsavedLunches(deps.database.read, deps, event, steps)) {
    const { row, dayIndex, held } = unsaved;
    try {
      seated.push({ dayIndex, claim: await claimLunchSeats(deps, { event, dayIndex, held, after: orderOf(row) }) });
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === 'no-seats') return refuse('invalid-request', { errors: lacks(unsaved) });
      throw error;
    }
  }
  return seated;
};

/** Keeps what was claimed, in the transaction that saves the survey. Refuses as `refuseIfOvertaken`. */
export const keepClaimed = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event, seated, now }: { event: EventRow; seated: readonly SeatedLunch[]; now: number },
): Promise<void> => {
  for (const { dayIndex, claim } of seated) {
    await refuseIfOvertaken(tx, deps.tables, { eventId: event.id, dayIndex, claim });
    await tellLunch(tx, deps, { event, dayIndex, now });
  }
};
