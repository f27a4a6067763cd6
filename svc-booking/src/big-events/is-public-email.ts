import { identifyEmail } from '@plenary/contracts/sign-in.endpoints';
import { createCaller } from '@plenary/http/create-caller';
import { actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

interface Options {
  /** Origin of svc-identity; without one nothing is asked. */
  identityUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** The actor and request that another service is called for. */
export interface ForwardedRequest {
  actorToken: string | undefined;
  requestId: string;
}

export type IsPublicEmail = (email: string, forwarded: ForwardedRequest) => Promise<boolean>;

const mailbox = 'anybody';

/**
 * Whether an e-mail address is of a public provider, as svc-identity knows them. It is asked for the domain alone: the person stays
 * here, and an inactive user is not mailed a link. False where svc-identity is away: a demand is worth more than the rule.
 */
export const createIsPublicEmail =
  ({ identityUrl, fetch, deadline, logger }: Options): IsPublicEmail =>
  async (email, { actorToken, requestId }) => {
    if (identityUrl === undefined) return false;
    const headers = (): Record<string, string> => (actorToken ? { [actorHeader]: actorToken } : {});
    const call = createCaller({ origin: identityUrl, fetch, newId: () => requestId, headers });
    const domain = email.slice(email.lastIndexOf('@') + 1);
    try {
      const { type } = await call(identifyEmail, { query: { email: `${mailbox}@${domain}` } }, { signal: deadline() });
      return type === 'PUBLIC_MAIL';
    } catch (error) {
      logger.warn({ err: error, requestId }, 'nobody said whether an e-mail address is public');
      return false;
    }
  };
