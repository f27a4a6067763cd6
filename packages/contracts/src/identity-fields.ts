import * as z from 'zod';
import { emailPattern, maxEmailLength, maxTypedEmailLength, normaliseEmail } from './email-address.ts';
import { filledLine } from './free-text.ts';
import { maxNameLength, maxPasswordLength, maxPhoneLength, minPasswordLength } from './identity-terms.ts';
import { normaliseSalesforceId, salesforceIdPattern } from './salesforce-id.ts';

/** A valid e-mail address, normalised. */
export const email = z
  .string()
  .max(maxTypedEmailLength)
  .transform(normaliseEmail)
  .pipe(z.email({ pattern: emailPattern, error: 'Invalid email' }).max(maxEmailLength));

export const password = z.string().min(minPasswordLength).max(maxPasswordLength);

export const name = filledLine(maxNameLength);
/** Parsed and stored in E.164 by the service; without a leading + the region is FR. */
export const phone = z.string().trim().min(1).max(maxPhoneLength);
/** A path of this site (`/venues/ternes?days=…`): never another origin. */
export const localPath = z.string().max(8_000);
/** Of the contact in the customer relationship system, in its form of 15 characters. */
export const salesforceId = z
  .string()
  .regex(salesforceIdPattern)
  .transform((id) => normaliseSalesforceId(id) ?? id)
  .optional();

export const refusedLink = {
  'invalid-token': z.object({ error: z.literal('INVALID_TOKEN') }),
  'expired-token': z.object({ error: z.literal('EXPIRED_TOKEN'), email: z.string() }),
};

export const ownPassword = z.string().max(maxPasswordLength).optional();
