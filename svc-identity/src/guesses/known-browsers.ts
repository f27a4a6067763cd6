import type { Secrets } from '@plenary/service-kit/derive-key';
import { createSigner } from '@plenary/service-kit/signer';
import { parse, serialize } from 'hono/utils/cookie';
import type { FoundUser } from '../users/find-user.ts';

type Account = Pick<FoundUser, 'id' | 'passwordHash'>;

interface Options {
  secrets: Secrets;
  publicUrl: string;
  /** Milliseconds. */
  lifetime: number;
  now: () => number;
  newToken: () => string;
}

/** Accounts that one browser is known to. */
const accountsKept = 5;
const tokenForm = /^([\w-]{22})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/**
 * The cookie by which a browser shows that it signed in to an account before. It signs nobody in: it only keeps the browser's own
 * allowance of wrong passwords. Each of its tokens is signed for one account and its present password, so that it serves no other
 * account and ends with a new password. It says nothing about whose it is, and survives sign-out.
 */
export const createKnownBrowsers = ({ secrets, publicUrl, lifetime, now, newToken }: Options) => {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}plenary-known-browser`;
  const signer = createSigner(secrets, 'known-browser');
  const signedOf = ({ id, passwordHash }: Account, browser: string, since: string) => [id, passwordHash ?? '', browser, since].join('\n');

  /** The browser's id in a token of this account; undefined for any other token. */
  const idIn = (token: string, account: Account): string | undefined => {
    const [, browser = '', since = '', signature = ''] = tokenForm.exec(token) ?? [];
    if (browser === '' || account.passwordHash === null) return undefined;
    const isSigned = signer.isSigned(signedOf(account, browser, since), signature);
    return isSigned && now() - Number.parseInt(since, 36) < lifetime ? browser : undefined;
  };
  const tokensIn = (header: string | undefined): string[] => (header ? (parse(header, name)[name] ?? '').split('~') : []);

  return {
    /** Id of the browser that sent this `Cookie` header, where it is known to the account. */
    idOf: (header: string | undefined, account: Account): string | undefined =>
      tokensIn(header)
        .slice(0, accountsKept)
        .flatMap((token) => idIn(token, account) ?? [])[0],
    /** `Set-Cookie` that makes the browser known to the account, beside the others that it is known to. */
    keep: (header: string | undefined, account: Account): string => {
      const [browser, since] = [newToken().slice(0, 22), now().toString(36)];
      const others = tokensIn(header).filter((token) => tokenForm.test(token) && idIn(token, account) === undefined);
      const tokens = [`${browser}.${since}.${signer.sign(signedOf(account, browser, since))}`, ...others].slice(0, accountsKept);
      return serialize(name, tokens.join('~'), { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: lifetime / 1_000 });
    },
  };
};
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
