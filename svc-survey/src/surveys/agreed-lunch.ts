import { type LunchService, lunchServices } from '@plenary/contracts/survey-terms';
import type { StepRow } from '../db/tables.ts';
import { heldMeanwhile } from '../events/agreed-changes.ts';
import { heldPlace } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';
import { summaryField } from '../events/summary-field.ts';
import type { LunchInitial } from './steps/lunch-step.ts';

interface AgreedLunch {
  /** Null: not chosen yet. */
  service: LunchService | null;
  pax: number | null;
}

/** A lunch as it holds now, whatever is answered, asked of staff or proposed to the customer in its place. */
export const agreedLunch = ({ key, initial }: Pick<StepRow, 'key' | 'initial'>, record: EventRecord): AgreedLunch => {
  const reference = initial as LunchInitial;
  const [service, pax] = (['service', 'pax'] as const).map((field) => heldMeanwhile(record, summaryField(key, field)));
  return {
    service: heldPlace(record, key) ?? (service ? serviceOf(service.until) : reference.service),
    pax: pax ? peopleOf(pax.until) : reference.pax,
  };
};

const serviceOf = (value: unknown): LunchService | null => lunchServices.find((service) => service === value) ?? null;
const peopleOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
