import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { language } from './vocabulary.ts';

const params = z.object({ quoteId: z.uuid() });

export const getPaperForStaff = {
  summary: 'The paper of a quote as staff sent it to its customer',
  params,
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const getSentPaper = {
  summary: 'The paper of a quote as staff sent it, in the language in which it was sent, on behalf of its owner',
  params,
  query: z.object({ userId: z.uuid(), lng: language }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;
