import { refuse } from '@plenary/http/refuse';
import { actorOf, type UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';

interface Acting {
  staff: UserActor;
  /** The customer. */
  userId: string;
}

/**
 * A customer in whose name staff act (design: lifecycle L8): their quotes, contract and language, with the role and the address of the
 * one who acts, so that the limits of customers do not apply. Refuses `not-found` and `service-unavailable`.
 */
export const customerActor = async ({ findCustomer }: Pick<BookingDeps, 'findCustomer'>, { staff, userId }: Acting): Promise<UserActor> => {
  if (!findCustomer) return refuse('service-unavailable');
  const { id, frameworkContract, ...customer } = await findCustomer(userId);
  const { role, exactAddress } = staff;
  return actorOf({ ...customer, kind: 'user', userId: id, contract: frameworkContract, role, address: exactAddress });
};
