import * as contract from '@plenary/contracts/sign-in.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { cookiesOf } from '../sign-in/reply-to-sign-in.ts';
import { finishSso } from './finish-sso.ts';
import { startSso } from './start-sso.ts';

export const ssoRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie } = deps;

  implement(contract.startSso, async ({ query, actor }) => {
    const { location, browserToken } = await startSso(deps, { from: query.from, address: actor.client });
    return redirect(location, browserToken === null ? [] : [cookie.keepSso(browserToken)]);
  });

  implement(contract.finishSso, async ({ query, header }) => {
    const [browserToken, oldToken] = [cookie.readSso(header('cookie')), cookie.read(header('cookie'))];
    const { location, signIn } = await finishSso(deps, { query: `?${new URLSearchParams(query)}`, browserToken, oldToken });
    return redirect(location, [cookie.clearSso(), ...(signIn ? cookiesOf(deps, signIn) : [])]);
  });
};

const redirect = (location: string, cookies: readonly string[]): Response => {
  const response = new Response(null, { status: contract.finishSso.status, headers: { location, 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
