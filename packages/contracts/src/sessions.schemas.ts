import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { companyBilling, user } from './user.schemas.ts';
import { instant } from './vocabulary.ts';

export const logout = {
  summary: 'Ends the session and goes home; a browser navigation, not a fetch',
} satisfies EndpointSchemas;

export const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** The browser's user agent. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const ownSessions = {
  summary: 'Where the signed-in user is signed in, the last used first',
  response: z.object({ sessions: z.array(ownSession) }),
} satisfies EndpointSchemas;

export const endOwnSession = {
  summary: 'Signs the user out there',
  params: z.object({ sessionId: z.string().max(60) }),
} satisfies EndpointSchemas;

/** A user as the gateway names them in a call. */
export const sessionUser = user.extend({
  mailboxProven: z.boolean(),
  /** Absent: an older release of svc-identity answers. */
  companyId: z.string().optional(),
  /** Staff lifted the limits of the company's options. */
  optionLimitsLifted: z.boolean().optional(),
  /** Address and VAT number of the company, as staff keep them; absent: none are kept, or the mailbox is not proven. */
  companyBilling: companyBilling.optional(),
  /** Contact in the customer relationship system, as the sign-up named it. */
  salesforceId: z.string().optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const resolveSession = {
  summary: 'The user behind a session token, or null',
  body: z.object({ sessionToken: z.string().max(200) }),
  response: z.object({
    user: sessionUser.nullable(),
    /** Set if the session was extended: `Set-Cookie` to send along, so that the browser's cookie lasts as long. */
    setCookie: z.string().optional(),
  }),
} satisfies EndpointSchemas;
