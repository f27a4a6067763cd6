import * as z from 'zod';

/** What calls about venues of the network share. */

export const inEveryLanguage = <S extends z.ZodType>(text: S) => z.strictObject({ fr: text, en: text, es: text, nl: text });
/** The same as it is kept: an answer takes more than a body. */
export const kept = <S extends z.ZodType>(text: S) => z.object({ fr: text, en: text, es: text, nl: text });
export const params = z.object({ venue: z.string().max(80) });
/** Of a venue. */
export const revision = z.int().min(1);
