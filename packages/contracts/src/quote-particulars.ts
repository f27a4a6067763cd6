import * as z from 'zod';
import { filledLine, freeText, line } from './free-text.ts';
import { particularsLimits as limits } from './quote-particulars-terms.ts';
import { paragraphsPattern } from './text-rules.ts';

const paragraphs = (maxLength: number) => freeText(z.string().trim().max(maxLength).regex(paragraphsPattern));

/** What staff write on a quote; an empty text is not printed. */
export const particularsForm = z.object({
  businessContributor: z.object({ name: filledLine(limits.name), address: line(limits.address), vatCode: line(limits.vatCode) }).nullable(),
  headerFreeText: paragraphs(limits.headerFreeText),
  additionalServices: paragraphs(limits.additionalServices),
});
export type ParticularsForm = z.infer<typeof particularsForm>;
