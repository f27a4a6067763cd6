import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { mostPresent } from './presence-terms.ts';

export const tellPresence = {
  summary: 'Says that the caller has a record open, and tells which colleagues have, by name; holds for 40 seconds',
  params: z.object({ subject: z.string().regex(/^(deal|survey|venue)-[A-Za-z0-9-]{1,80}$/) }),
  response: z.object({ others: z.array(z.object({ userId: z.uuid(), name: z.string() })).max(mostPresent) }),
} satisfies EndpointSchemas;
