import * as contract from '@plenary/contracts/identity';
import type { Implement } from '../app.ts';
import type { IdentityDeps } from '../deps.ts';
import { getMe } from './get-me.ts';
import { setLanguage } from './set-language.ts';

export const usersRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.me, ({ actor }) => getMe(deps, actor.userId));

  implement(contract.setLanguage, ({ actor, body }) => setLanguage(deps, { userId: actor.userId, lang: body.lang }));
};
