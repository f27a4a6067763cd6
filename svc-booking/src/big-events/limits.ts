import type { ThrottleRule } from '@plenary/service-kit/throttle';

const hour = 60 * 60 * 1_000;

/** Rate limits of big-event demands. "Address" is a network address. */
export const limits = {
  demandsOfAddress: { name: 'big-event', limit: 10, windowMilliseconds: hour },
  /** Silent: a stranger can type another person's e-mail address, whose mailbox must not be filled. */
  confirmationsOfMailbox: { name: 'big-event-mail', limit: 3, windowMilliseconds: hour },
} as const satisfies Record<string, ThrottleRule>;
