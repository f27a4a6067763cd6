import * as z from 'zod';
import { instant } from './vocabulary.ts';

/** The staff member who acted. */
export const staffMember = z.object({ userId: z.uuid(), email: z.string(), name: z.string() });
export type StaffMember = z.infer<typeof staffMember>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Of a field, before and after. */
export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChange>;

/** An action with its actor, subject and time: written in the transaction that does it. */
const auditEntry = z.object({
  id: z.string(),
  at: instant,
  by: staffMember,
  /** `room-change-validated`, `option-extended`, … */
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  changes: z.array(fieldChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Pages of a trail, the newest first: `before` is the `next` of the page before. */
export const trailQuery = z.object({ before: z.string().max(80).optional() });
export const trailPage = z.object({ entries: z.array(auditEntry), next: z.string().nullable() });
export type TrailPage = z.infer<typeof trailPage>;
