import * as contract from '@plenary/contracts/booking.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { countCall } from '../rates/rates.ts';
import { getUpsells } from './get-upsells.ts';
import { priceOwnDemand } from './price-own-demand.ts';
import { requestCallback } from './request-callback.ts';

export const demandsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getUpsells, ({ actor, params }) => getUpsells(deps, { actor, demandId: params.demandId }));

  implement(contract.priceDemand, async ({ actor, params, query }) => {
    const { lng = fallbackLanguage, ...flags } = query;
    await countCall(deps, 'search', actor);
    const addons = Object.fromEntries(Object.entries(flags).filter(([, chosen]) => chosen !== undefined));
    const { demand, frozen } = await priceOwnDemand(deps.database.read, deps, {
      catalogue: await deps.catalogue.current(),
      actor,
      demandId: params.demandId,
      addons,
    });
    return presentPricedDemand({ demandId: demand.id, venue: demand.venue, frozen, language: lng });
  });

  implement(contract.requestCallback, async ({ actor, params, body }) => {
    await requestCallback(deps, { actor, demandId: params.demandId, message: body.message });
    return { success: true as const };
  });
};
