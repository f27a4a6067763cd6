import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { UserActor } from '@plenary/service-kit/actor';

/** What gives away more than its author may, until another person decides on it. */
export interface Waiting {
  state: ApprovalState;
  /** Rises with each change of the state. */
  revision: number;
  author: StaffMember;
  /** What has to be allowed. */
  discountPercent: number;
}

interface About {
  /** Who reads it, and the discount in percent that they may give. */
  reader: Pick<UserActor, 'userId'>;
  ownLimit: number;
}

/** Whether somebody may approve or refuse it: not its author, and only who may give so much (design: lifecycle L10). */
export const mayDecide = ({ author, discountPercent }: Pick<Waiting, 'author' | 'discountPercent'>, { reader, ownLimit }: About): boolean =>
  author.userId !== reader.userId && discountPercent <= ownLimit;
