import * as contract from '@plenary/contracts/sign-in.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { identifyEmail } from './identify-email.ts';

export const identificationRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.identifyEmail, ({ query, actor }) =>
    identifyEmail(deps, { email: query.email, redirectUrl: query.redirectUrl, address: actor.client }),
  );
};
