import { isLunchOutside } from '@plenary/contracts/lunch-place';
import type { EventRow, StepRow } from '../db/tables.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { LunchElsewhere } from '../notices/tell-scientist.ts';
import { agreedLunch } from '../surveys/agreed-lunch.ts';

/** The lunches of steps that are agreed to be served outside the venue, on the days that the event has now. */
export const agreedElsewhere = ({ record }: Pick<EventRow, 'record'>, rows: readonly StepRow[]): LunchElsewhere[] =>
  rows.flatMap((row) => {
    const step = stepOfKey(row.key);
    if (step.type !== 'lunch') return [];
    const { service: servedAs, pax } = agreedLunch(row, record);
    const day = record.days[step.dayIndex]?.date;
    return day && isLunchOutside(servedAs) ? [{ day, servedAs, pax }] : [];
  });
