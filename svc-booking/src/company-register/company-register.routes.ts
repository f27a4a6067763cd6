import * as contract from '@plenary/contracts/company-register.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { findCompany } from './find-company.ts';

export const companyRegisterRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.findCompany, ({ actor, body }) => findCompany(deps, { actor, number: body.number }));
};
