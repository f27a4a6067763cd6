import type { Charge } from '@plenary/contracts/supplements';
import type { ChargeState } from '@plenary/contracts/survey-terms';
import type { EventRecord } from '../events/event-record.ts';

export interface KeptCharge extends Charge {
  id: string;
  state: ChargeState;
}

/** What staff charge for, in the order in which they did; one from before customers were asked counts as agreed to. */
export const chargesOf = ({ charges = [] }: Pick<EventRecord, 'charges'>): KeptCharge[] =>
  charges.map((charge, index) => ({ id: `charge-${index}`, state: 'agreed', ...charge }));

/** The same charges, one of them in another state. */
export const chargesWith = (record: Pick<EventRecord, 'charges'>, id: string, state: ChargeState): KeptCharge[] =>
  chargesOf(record).map((charge) => (charge.id === id ? { ...charge, state } : charge));
