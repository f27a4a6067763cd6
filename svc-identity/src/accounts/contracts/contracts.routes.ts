import * as contract from '@plenary/contracts/accounts.endpoints';
import type { IdentityDeps } from '../../deps.ts';
import type { Implement } from '../../implement.ts';
import { changeContract } from './change-contract.ts';
import { endContract } from './end-contract.ts';
import { giveContract } from './give-contract.ts';

export const contractsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.giveContract, ({ actor, params, body: { version, ...terms } }) =>
    giveContract(deps, { actorId: actor.userId, ...params, version, terms }),
  );

  implement(contract.changeContract, ({ actor, params, body: { version, ...terms } }) =>
    changeContract(deps, { actorId: actor.userId, ...params, version, terms }),
  );

  implement(contract.endContract, ({ actor, params, body }) => endContract(deps, { actorId: actor.userId, ...params, ...body }));
};
