import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './vocabulary.ts';

/** Goals of a quote document (spec/logistics.md "Quote document"). */
export const documentGoals = ['signature', 'preview', 'booking-estimation', 'proforma', 'proforma-preview', 'proforma-invoice'] as const;

export const getQuotePdf = endpoint({
  method: 'GET',
  path: '/api/quotes/{quoteId}/pdf',
  access: 'session',
  summary: 'The quote as a PDF document',
  params: z.object({ quoteId: z.uuid() }),
  query: z.object({
    lng: language.optional(),
    download: z.enum(['true', 'false']).optional(),
    version: z.literal('4').optional(),
    goal: z.literal('preview').optional(),
  }),
  produces: 'application/pdf',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'documents-unavailable'],
});
