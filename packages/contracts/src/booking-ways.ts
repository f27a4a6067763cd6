import * as z from 'zod';

const wayObstacle = z.enum([
  'unconfirmed',
  'cancelled',
  'begun',
  'on-its-day',
  'over',
  'by-hand',
  'change-open',
  'postponed-before',
  'too-late-to-postpone',
  'too-late-to-sign',
]);
/** Why a customer cannot change, postpone or cancel a signed booking online (design: lifecycle L7, L21, L32, L33). */
export type WayObstacle = z.infer<typeof wayObstacle>;

/** What the customer of a signed booking can do with it online; null: it can be done. */
export const bookingWays = z.object({
  change: wayObstacle.nullable(),
  postpone: wayObstacle.nullable(),
  cancel: wayObstacle.nullable(),
  /** Days before the event until which it can be postponed. */
  postponeDays: z.int().min(0),
});
export type BookingWays = z.infer<typeof bookingWays>;
