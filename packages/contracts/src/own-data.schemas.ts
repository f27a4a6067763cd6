import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { ownPassword } from './identity-fields.ts';
import { keptBookings, keptEvents } from './personal-data.schemas.ts';
import { ownSession } from './sessions.schemas.ts';
import { user } from './user.schemas.ts';
import { instant } from './vocabulary.ts';

export const exportPersonalData = {
  /** Refused as `service-unavailable` while a service that keeps something is away: what leaves is whole. 5 an hour. */
  summary: 'All that is kept of the signed-in user, by every service; no secret, no token',
  response: z.object({
    exportedAt: instant,
    user: user.extend({
      isActive: z.boolean(),
      mailboxProven: z.boolean(),
      hasPassword: z.boolean(),
      createdAt: instant,
      lastSeenAt: instant.nullable().optional(),
      /** The open question of a signup about the company. */
      companyStep: z.string().nullable().optional(),
      /** Contact in the customer relationship system, as the sign-up named it. */
      salesforceId: z.string().nullable().optional(),
    }),
    sessions: z.array(ownSession),
    outsideAccounts: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: instant })),
    secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    mailedLinks: z.array(z.object({ purpose: z.string(), sentAt: instant, usedAt: instant.nullable() })),
    audit: z.array(z.object({ at: instant, action: z.string() })),
    /** Movements of the user's credits, and of their team's for the user's options. */
    credits: z.array(z.object({ at: instant, kind: z.string(), amount: z.int(), reason: z.string() })),
    /** Credits that options of the user hold, or have spent. */
    creditHolds: z.array(z.object({ id: z.string(), credits: z.int(), isSpent: z.boolean() })).optional(),
    /** Null where a deployment has no such service. */
    bookings: keptBookings.nullable(),
    events: keptEvents.nullable(),
  }),
} satisfies EndpointSchemas;

export const erasePersonalData = {
  /** An account without a password gives a code of its second factor, or has signed in within 10 minutes (else `session: too_old`). */
  summary: 'Erases the account of a customer for good, who types its e-mail address and password',
  body: z.object({ email: z.string().max(320), password: ownPassword, code: z.string().trim().min(6).max(40).optional() }),
  response: z.object({ success: z.literal(true) }),
} satisfies EndpointSchemas;
