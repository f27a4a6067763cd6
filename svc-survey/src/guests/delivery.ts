import type { GuestVisit } from './guest-visit.ts';

/** What the outbox holds of a delivery; written and read by this service alone. */
export interface Delivery {
  key: string;
  kind: 'put' | 'remove';
  sequence: number;
  visit: GuestVisit;
  /** The mailbox has heard of it before. */
  isFollowUp: boolean;
}
