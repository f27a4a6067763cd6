import type { GuestVisit } from './guest-visit.ts';

/** Payload of a delivery in the outbox; private to this service. */
export interface Delivery {
  key: string;
  kind: 'put' | 'remove';
  sequence: number;
  visit: GuestVisit;
  /** The mailbox has heard of it before. */
  isFollowUp: boolean;
}
