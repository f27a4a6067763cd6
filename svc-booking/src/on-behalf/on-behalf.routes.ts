import * as contract from '@plenary/contracts/on-behalf.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { checkAvailability } from '../venue-search/check-availability.ts';
import { createQuoteFor } from './create-quote-for.ts';
import { customerActor } from './customer-actor.ts';
import { placeOptionFor } from './place-option-for.ts';
import { priceFor } from './price-for.ts';

export const onBehalfRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.checkAvailabilityFor, async ({ actor: staff, params: { userId, venueSlug }, query: { replaces, ...query } }) =>
    checkAvailability(deps, {
      actor: await customerActor(deps, { staff, userId }),
      slug: venueSlug,
      query,
      withEvenings: !deps.prices.roomsAlone,
      replaces,
    }),
  );

  implement(contract.priceDemandFor, ({ actor: staff, params, query: { lng = fallbackLanguage, ...flags } }) => {
    const addons = Object.fromEntries(Object.entries(flags).filter(([, chosen]) => chosen !== undefined));
    return priceFor(deps, { staff, ...params, addons, language: lng });
  });

  implement(contract.createQuoteFor, ({ actor: staff, params, body, idempotencyKey }) =>
    createQuoteFor(deps, { staff, ...params, body, idempotencyKey }),
  );

  implement(contract.placeOptionFor, ({ actor: staff, params, idempotencyKey }) =>
    placeOptionFor(deps, { staff, ...params, idempotencyKey }),
  );
};
