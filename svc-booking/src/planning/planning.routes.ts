import { reachOf } from '@plenary/contracts/desk-rights';
import * as contract from '@plenary/contracts/planning.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { planningSeenBy } from '../rights/hide-prices.ts';
import { listBookingsWithoutQuote } from './bookings-without-quote.ts';
import { changeParticulars } from './change-particulars.ts';
import { addClosedPeriod, changeClosedPeriod, listClosedPeriods, removeClosedPeriod } from './closed-periods.ts';
import { extendOption } from './extend-option.ts';
import { getBookedQuote } from './get-booked-quote.ts';
import { getNetworkWeek } from './get-network-week.ts';
import { getPlanning } from './get-planning.ts';
import { listHolidays, setHoliday } from './holidays.ts';
import { withdrawOption } from './withdraw-option.ts';

export const planningRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getPlanning, async ({ actor, params, query }) =>
    planningSeenBy(actor, await getPlanning(deps, { ...params, ...query })),
  );
  implement(contract.getNetworkWeek, ({ actor, query }) => getNetworkWeek(deps, { ...query, reach: reachOf(actor, 'events') }));
  implement(contract.listBookingsWithoutQuote, ({ actor, query }) =>
    listBookingsWithoutQuote(deps, { ...query, reach: reachOf(actor, 'events') }),
  );
  implement(contract.getBookedQuote, ({ params, query }) =>
    getBookedQuote(deps, { quoteId: params.quoteId, language: query.lng ?? fallbackLanguage }),
  );

  implement(contract.changeParticulars, ({ actor, params, query, body: { revision, ...particulars } }) =>
    changeParticulars(deps, { actor, quoteId: params.quoteId, language: query.lng ?? fallbackLanguage, revision, particulars }),
  );

  implement(contract.extendOption, ({ actor, params, body: { expiresAt, known, despiteSecond = false, reason } }) =>
    extendOption(deps, { actor, ...params, wanted: Date.parse(expiresAt), known: Date.parse(known), despiteSecond, reason }),
  );
  implement(contract.withdrawOption, ({ actor, params }) => withdrawOption(deps, { actor, ...params }));

  implement(contract.listClosedPeriods, ({ params }) => listClosedPeriods(deps, params.countryCode));
  implement(contract.addClosedPeriod, ({ actor, params, body, idempotencyKey }) =>
    addClosedPeriod(deps, { actor, country: params.countryCode, closing: body, idempotencyKey }),
  );
  implement(contract.changeClosedPeriod, ({ actor, params, body: { version, ...closing } }) =>
    changeClosedPeriod(deps, { actor, id: params.periodId, closing, version }),
  );
  implement(contract.removeClosedPeriod, ({ actor, params }) => removeClosedPeriod(deps, { actor, id: params.periodId }));

  implement(contract.listHolidays, ({ params }) => listHolidays(deps, params.countryCode));
  implement(contract.setHoliday, ({ actor, params, body }) => setHoliday(deps, { actor, ...params, ...body }));
};
