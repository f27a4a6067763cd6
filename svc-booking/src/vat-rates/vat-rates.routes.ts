import * as contract from '@plenary/contracts/vat-rates.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeVatRates } from './change-vat-rates.ts';
import { presentVatRates } from './read-vat-rates.ts';

export const vatRatesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getVatRates, () => presentVatRates(deps.database.read, deps.tables, { now: deps.now() }));

  implement(contract.changeVatRates, ({ actor, params, body: { revision, ...values } }) =>
    changeVatRates(deps, { actor, ...params, values, revision }),
  );
};
