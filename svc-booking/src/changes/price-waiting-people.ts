import type { Subscriber } from '@plenary/service-kit/relay';
import { findConfirmedBooking } from '../bookings/confirmed-booking.ts';
import { openChange } from '../change-offers/open-change.ts';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';
import { keepPricedPeople } from './keep-priced-people.ts';

/** Has people priced that staff agreed to while another change waited for its customer, which did not come to pass (design: lifecycle L7, L23). */
export const priceWaitingPeople =
  (deps: BookingDeps): Subscriber =>
  async ({ aggregateId: dealId }) => {
    const catalogue = await deps.catalogue.current();
    await writeOptions(deps, async (tx, now) => {
      const found = await findConfirmedBooking(tx, deps.tables, { quoteId: dealId, catalogue });
      const { pricedBy: by, isPriceOpen, before: last = [], ...kept } = found?.booking.agreedPeople ?? {};
      if (!found || !by || !isPriceOpen || !('sequence' in kept) || (await openChange(tx, deps.tables, dealId))) return;
      const before = { ...found.booking, agreedPeople: null };
      const priced = { dealId, people: kept.days, before, by, consent: undefined, catalogue, venue: found.venue, now };
      await keepPricedPeople(tx, deps, { ...priced, kept: { ...kept, before: last } });
    });
  };
