import * as z from 'zod';
import { readCompanyNumber } from './company-number.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { keptLine } from './free-text.ts';
import { signatureLimits as limits, maxTypedVatCode } from './signature-terms.ts';

/** Fields of a billing form as a register keeps them; what it does not tell is empty. */
export const registeredCompany = z.object({
  name: keptLine(limits.companyName),
  street: keptLine(limits.street),
  zipCode: keptLine(limits.zipCode),
  city: keptLine(limits.city),
  /** ISO 3166, two letters. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Empty where the register does not tell one. */
  vatCode: z.string().max(limits.vatCode),
});
export type RegisteredCompany = z.infer<typeof registeredCompany>;

export const findCompany = {
  summary: 'A company by its VAT number or SIREN, from the registers that the deployment has; 6 a minute and 60 a day of a user',
  body: z.object({
    /** With or without blanks and dots. */
    number: z
      .string()
      .max(maxTypedVatCode)
      .regex(/^[\dA-Za-z+*\s.-]+$/)
      .refine((typed) => readCompanyNumber(typed) !== null, { params: { code: 'invalid_format' } })
      .meta({ examples: ['FR 44 732 829 320', '732 829 320'] }),
  }),
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('found'), company: registeredCompany }),
    /** No company that is active has this number. */
    z.object({ outcome: z.literal('unknown') }),
    /** The register does not answer now. */
    z.object({ outcome: z.literal('away') }),
  ]),
} satisfies EndpointSchemas;
