import * as contract from '@plenary/contracts/second-factor.endpoints';
import { eq } from 'drizzle-orm';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { cookiesOf, replyToSignIn } from '../sign-in/reply-to-sign-in.ts';
import { findSecondFactor, isFactorRequired } from '../users/find-second-factor.ts';
import { confirm } from './confirm.ts';
import { disable } from './disable.ts';
import { enrol } from './enrol.ts';
import { verify } from './verify.ts';

export const secondFactorRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie, database, tables } = deps;
  const tokensIn = (header: (name: string) => string | undefined) => ({
    pendingToken: cookie.readPending(header('cookie')),
    oldToken: cookie.read(header('cookie')),
  });

  implement(contract.secondFactor, async ({ actor }) => ({
    isOn: (await findSecondFactor(database.read, tables, actor.userId))?.isOn === true,
    isRequired: isFactorRequired(deps, actor.role),
    recoveryCodesLeft: await database.read.$count(tables.recoveryCode, eq(tables.recoveryCode.userId, actor.userId)),
  }));

  implement(contract.enrolSecondFactor, ({ actor, body, header }) => enrol(deps, { actor, password: body.password, ...tokensIn(header) }));

  implement(contract.confirmSecondFactor, async ({ actor, body, header }) => {
    const { signIn, recoveryCodes } = await confirm(deps, { actor, code: body.code, ...tokensIn(header) });
    return replyWithCookies(contract.confirmSecondFactor, { recoveryCodes }, cookiesOf(deps, signIn));
  });

  implement(contract.verifySecondFactor, async ({ body, header, requestId }) => {
    const signIn = await verify(deps, { code: body.code, ...tokensIn(header) });
    return replyToSignIn(deps, contract.verifySecondFactor, { signIn, requestId });
  });

  implement(contract.disableSecondFactor, ({ actor, body, header }) =>
    disable(deps, { userId: actor.userId, password: body.password, code: body.code, token: cookie.read(header('cookie')) }),
  );
};
