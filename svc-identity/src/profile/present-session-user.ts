import type { SessionUser } from '@plenary/contracts/sessions.schemas';
import type { FoundUser } from '../users/find-user.ts';
import { presentUser } from './present-user.ts';

/** A user as the gateway names them in a call to a service. */
export const presentSessionUser = async (deps: Parameters<typeof presentUser>[0], user: FoundUser): Promise<SessionUser> => {
  const { mailboxProven, companyId, optionLimitsLifted, companyBilling, salesforceId } = user;
  return {
    ...(await presentUser(deps, user)),
    mailboxProven,
    companyId,
    optionLimitsLifted,
    // Anybody can sign up with an address of a company.
    ...(mailboxProven && companyBilling !== null && { companyBilling }),
    ...(salesforceId !== null && { salesforceId }),
  };
};
