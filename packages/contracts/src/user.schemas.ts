import * as z from 'zod';
import { jobScopes, jobs, maxJobPlaces, maxJobs } from './desk-rights.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { name, phone } from './identity-fields.ts';
import { countryCode, language, percent } from './vocabulary.ts';

const contractTexts = z.object({ description: z.string(), dispositions: z.string() });

export const frameworkContract = z.object({
  companyName: z.string(),
  percent,
  ...contractTexts.shape,
  /** Its quotes have the flexible ladder of a cancellation (design: lifecycle L27). Absent: they have not, or an older release answers. */
  flex: z.boolean().optional(),
  /** Its texts in each language; told to services alone. Absent: an older release answers, or one language is enough. */
  texts: z.object({ fr: contractTexts, en: contractTexts, es: contractTexts, nl: contractTexts }).optional(),
});
export type FrameworkContract = z.infer<typeof frameworkContract>;

/** Postal address and VAT number of a company as they are kept; an empty text is not known. */
export const companyBilling = z.object({
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatCode: z.string(),
});

const place = z.string().regex(/^[\w-]{1,80}$/);
/** Jobs as an administrator gives them: each once for a scope, its places named exactly where the scope has some. */
export const givenJobs = z
  .array(
    z.object({ job: z.enum(jobs), scope: z.enum(jobScopes), places: z.array(place).max(maxJobPlaces) }).refine(({ scope, places }) => {
      if (scope === 'network') return places.length === 0;
      return scope === 'country' ? places.length === 1 && countryCode.safeParse(places[0]).success : places.length > 0;
    }),
  )
  .max(maxJobs)
  .refine((given) => given.flatMap(({ places }) => places).length <= maxJobPlaces);

/** Jobs as they are told; a newer release may know more of them. */
export const heldJobs = z.array(z.object({ job: z.string(), scope: z.string(), places: z.array(z.string()) }));
export type HeldJobs = z.infer<typeof heldJobs>;

export const roles = ['customer', 'staff', 'admin'] as const;
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  phone: z.string(),
  lang: language,
  role: z.enum(roles),
  frameworkContract: frameworkContract.nullable(),
  /** Of the staff; absent of others, or an older release answers. */
  jobs: heldJobs.optional(),
});
export type User = z.infer<typeof user>;

export const me = {
  summary: 'The signed-in user',
  response: user,
} satisfies EndpointSchemas;

export const setLanguage = {
  summary: 'Sets the language in which the user is written to',
  body: z.object({ lang: language }),
} satisfies EndpointSchemas;

export const changeProfile = {
  summary: 'Changes what the signed-in user is called, and their phone; checked as at sign-up',
  body: z.object({ firstname: name, lastname: name, phone }),
  response: user,
} satisfies EndpointSchemas;
