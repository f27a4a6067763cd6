import * as contract from '@plenary/contracts/sign-up.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { confirmCompany } from './confirm-company.ts';
import { nameCompany } from './name-company.ts';

export const companyStepsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.createUserWithKnownCompany, ({ actor }) => confirmCompany(deps, actor.userId));

  implement(contract.createUserWithNewCompany, ({ actor, body }) =>
    nameCompany(deps, { userId: actor.userId, companyName: body.companyName }),
  );
};
