import * as z from 'zod';
import { insufficientCredit } from './credit.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { line } from './free-text.ts';
import { quoteStatus, superseded } from './quote.ts';
import { unclaimed } from './signature.schemas.ts';
import { billingForm, personName } from './signature-form.ts';
import { signatureLimits } from './signature-terms.ts';
import { day } from './vocabulary.ts';

const params = z.object({ quoteId: z.uuid() });

export const signOnPaper = {
  summary:
    'Confirms a quote whose document the customer signed by hand: keeps the PDF, up to 10 MB, and holds the rooms first where no option does',
  params,
  body: z.strictObject({
    /** Of the quote as it was read. */
    revision: z.int().min(0),
    /** The PDF as base64. */
    document: z.base64(),
    /** Who signed it. */
    signatoryName: personName,
    /** Local day of the venue on which it came, not one to come. */
    receivedOn: day,
    /** Company and address that are invoiced, as the paper says; absent or empty: what is known of the customer. */
    billing: billingForm.shape.billing.optional(),
    /** Number of the customer's order, as the paper says; absent or empty: none, or that of the booking that an amendment changes. */
    purchaseOrder: line(signatureLimits.purchaseOrderNumber).optional(),
  }),
  response: z.object({
    /** `Approved`: the booking is confirmed; else its customer is asked for the billing that lacks. */
    status: quoteStatus,
    revision: z.int(),
    /** SHA-256 of the PDF. */
    sha256: z.string(),
  }),
  problemMembers: {
    'insufficient-credit': insufficientCredit,
    superseded,
    'no-longer-available': unclaimed,
    'stale-version': z.object({ current: z.object({ revision: z.int() }) }),
  },
} satisfies EndpointSchemas;

export const getSignedForStaff = {
  summary: 'The document of a quote as its customer signed it, in the browser or by hand',
  params,
  produces: 'application/pdf',
} satisfies EndpointSchemas;
