import { type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import type { EventRecord } from './event-record.ts';
import { stepOfKey } from './step-keys.ts';

/** The add-on that a step asks about; undefined: none. */
export const addonOfStep = (key: string): UpsellName | undefined => {
  const { type } = stepOfKey(key);
  return upsellNames.find((name) => name === (type === 'team-building' ? 'teambuilding' : type));
};

/** Whether a step is of an add-on that was agreed on beside the quote, for its own people at its own price. */
export const isOfSupplement = ({ addons }: Pick<EventRecord, 'addons'>, key: string): boolean => {
  const addon = addonOfStep(key);
  return addon !== undefined && !addons.includes(addon);
};
