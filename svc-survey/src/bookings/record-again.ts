import type { BookingEvent } from '@plenary/contracts/events';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import type { EventRecord } from '../events/event-record.ts';
import { eventRecordOf } from '../events/event-record-of.ts';

interface Chosen {
  asked: readonly UpsellName[];
  agreed: readonly UpsellName[];
}

/**
 * The record of an event whose booking is told again: charges, agreements and overrides stay, and requested or agreed add-ons keep the
 * price that their customer read. A booking told without prices leaves all of them.
 */
export const recordAgain = (before: EventRecord, told: BookingEvent, { asked, agreed }: Chosen): EventRecord => {
  const { addonPrices: known = [], lunchOutsidePrices, charges, agreements, capacityOverrides, supplementSequence, reopened } = before;
  const chosen = [...asked, ...agreed];
  const kept = known.filter(({ addon }) => chosen.includes(addon));
  const fresh = told.addonPrices?.filter(({ addon }) => !chosen.includes(addon));
  return {
    ...(lunchOutsidePrices && { lunchOutsidePrices }),
    ...eventRecordOf(told, agreed),
    addonPrices: fresh ? [...kept, ...fresh] : known,
    ...(charges && { charges }),
    ...(agreements && { agreements }),
    ...(capacityOverrides && { capacityOverrides }),
    ...(supplementSequence !== undefined && { supplementSequence }),
    ...(reopened && { reopened }),
  };
};
