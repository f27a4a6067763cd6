import * as z from 'zod';
import { countryCodes, languages } from './terms.ts';

export const countryCode = z.enum(countryCodes);
export type CountryCode = z.infer<typeof countryCode>;

export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** The same text in every language of the product. */
export const localized = z.object({ fr: z.string(), en: z.string(), es: z.string(), nl: z.string() });
export type Localized = z.infer<typeof localized>;

/** Calendar day `YYYY-MM-DD`, local to the venue. */
export const day = z.iso.date();
/** Instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** Euro cents. */
export const cents = z.int();
/** `20` is 20 %. */
export const percent = z.number().min(0).max(100);

/** A link the server hands out (spec/booking.md §3 "Server-provided links"). */
export const serverLink = z.object({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  href: z.string(),
  payload: z.record(z.string(), z.unknown()).optional(),
});
export type ServerLink = z.infer<typeof serverLink>;
