import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { identifyEmail } from '@plenary/contracts/sign-in.endpoints';
import { createCaller } from '@plenary/http/create-caller';
import { actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

/** The actor and request that another service is called for. */
export interface ForwardedRequest {
  actorToken: string | undefined;
  requestId: string;
}

/** `unknown`: svc-identity is away. */
export type AccountState = 'active' | 'inactive' | 'none' | 'unknown';

/** Accounts as svc-identity knows them. */
export interface Accounts {
  stateOf(email: string, forwarded: ForwardedRequest): Promise<AccountState>;
  /** Requests the mail for choosing a password; it is sent to accounts only, and the answer does not reveal that. */
  mailPasswordLink(email: string, redirectUrl: string, forwarded: ForwardedRequest): Promise<void>;
}

interface Options {
  /** Origin of svc-identity. */
  identityUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

export const createAccounts = ({ identityUrl, fetch, deadline, logger }: Options): Accounts => {
  const callerFor = ({ actorToken, requestId }: ForwardedRequest) => {
    const headers = (): Record<string, string> => (actorToken ? { [actorHeader]: actorToken } : {});
    return createCaller({ origin: identityUrl ?? '', fetch, newId: () => requestId, headers });
  };
  return {
    async stateOf(email, forwarded) {
      if (identityUrl === undefined) return 'unknown';
      try {
        const { type, isActive } = await callerFor(forwarded)(identifyEmail, { query: { email } }, { signal: deadline() });
        if (type !== 'USER_EXISTS') return 'none';
        return isActive === false ? 'inactive' : 'active';
      } catch (error) {
        logger.warn({ err: error, requestId: forwarded.requestId }, 'nobody said whether an account is active');
        return 'unknown';
      }
    },
    async mailPasswordLink(email, redirectUrl, forwarded) {
      if (identityUrl === undefined) return;
      await callerFor(forwarded)(sendResetEmail, { query: { email, redirectUrl } }, { signal: deadline() });
    },
  };
};
