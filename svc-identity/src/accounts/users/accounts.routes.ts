import * as contract from '@plenary/contracts/accounts.endpoints';
import type { IdentityDeps } from '../../deps.ts';
import type { Implement } from '../../implement.ts';
import { changeJobs } from './change-jobs.ts';
import { changeRole } from './change-role.ts';
import { disableAccount } from './disable-account.ts';
import { enableAccount } from './enable-account.ts';
import { findAccount } from './find-accounts.ts';
import { listAccounts } from './list-accounts.ts';
import { mergeCustomer } from './merge-customer.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { sendAccountLink } from './send-account-link.ts';
import { signOutAccount } from './sign-out-account.ts';

export const accountsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.listAccounts, ({ query }) => listAccounts(deps, query));

  implement(contract.getAccount, ({ params }) => findAccount(deps.database.read, deps.tables, { userId: params.userId, now: deps.now() }));

  implement(contract.disableAccount, ({ actor, params, body }) =>
    disableAccount(deps, { actorId: actor.userId, userId: params.userId, version: body.version }),
  );

  implement(contract.enableAccount, ({ actor, params, body }) =>
    enableAccount(deps, { actorId: actor.userId, userId: params.userId, version: body.version }),
  );

  implement(contract.changeRole, ({ actor, params, body: { jobs = [], ...body } }) =>
    changeRole(deps, { giver: actor, actorId: actor.userId, userId: params.userId, jobs, ...body }),
  );

  implement(contract.changeJobs, ({ actor, params, body }) =>
    changeJobs(deps, { giver: actor, actorId: actor.userId, userId: params.userId, jobs: body.jobs, version: body.version }),
  );

  implement(contract.mergeCustomer, ({ actor, params, body }) =>
    mergeCustomer(deps, { actorId: actor.userId, userId: params.userId, ...body }),
  );

  implement(contract.signOutAccount, ({ actor, params }) => signOutAccount(deps, { actorId: actor.userId, userId: params.userId }));

  implement(contract.removeSecondFactor, ({ actor, params }) => removeSecondFactor(deps, { actorId: actor.userId, userId: params.userId }));

  implement(contract.sendAccountLink, ({ actor, params }) => sendAccountLink(deps, { actorId: actor.userId, userId: params.userId }));
};
