import * as contract from '@plenary/contracts/credit.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { accountCredits, findCreditOwner } from './account-credits.ts';
import { changeCredits } from './change-credits.ts';
import { holdCredits } from './hold-credits.ts';
import { ownCredits } from './own-credits.ts';

export const creditsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { database, tables } = deps;

  implement(contract.ownCredits, ({ actor, query }) => ownCredits(deps, { userId: actor.userId, before: query.before }));

  implement(contract.accountCredits, async ({ params, query }) =>
    accountCredits(database.read, tables, { owner: await findCreditOwner(database.read, deps, params), before: query.before }),
  );

  implement(contract.changeCredits, ({ actor, params, body, idempotencyKey }) =>
    changeCredits(deps, { actorId: actor.userId, ...params, ...body, idempotencyKey }),
  );

  implement(contract.holdCredits, ({ body }) => holdCredits(deps, body));
};
