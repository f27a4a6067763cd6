import * as contract from '@plenary/contracts/own-data.endpoints';
import { actorHeader } from '@plenary/service-kit/actor';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { exportPersonalData } from './export-personal-data.ts';

export const personalDataRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie } = deps;

  implement(contract.exportPersonalData, ({ actor, header, requestId }) =>
    exportPersonalData(deps, {
      userId: actor.userId,
      token: cookie.read(header('cookie')),
      forwarded: { actorToken: header(actorHeader), requestId },
    }),
  );

  implement(contract.erasePersonalData, async ({ actor, body, header }) => {
    const { email, password, code } = body;
    await eraseOwnAccount(deps, { userId: actor.userId, email, password, code, token: cookie.read(header('cookie')) });
    return replyWithCookies(contract.erasePersonalData, { success: true }, [cookie.clear()]);
  });
};
