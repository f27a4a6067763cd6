import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import { Refusal } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';

/**
 * The contract that a new quote of a customer freezes: with its texts in every language, for which the caller's token has no room. As the
 * token says where svc-identity knows no such customer, or is not part of the deployment. Refuses `service-unavailable`.
 */
export const contractToFreeze = async (
  { findCustomer }: Pick<BookingDeps, 'findCustomer'>,
  { userId, contract }: Pick<UserActor, 'userId' | 'contract'>,
): Promise<FrameworkContract | null> => {
  if (!findCustomer || !contract || contract.percent === 0) return contract;
  try {
    const { frameworkContract } = await findCustomer(userId);
    return frameworkContract ?? contract;
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'not-found') return contract;
    throw error;
  }
};
