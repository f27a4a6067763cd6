import * as z from 'zod';
import { hasUnseen, unseenCode } from './free-text-terms.ts';
import { linePattern } from './text-rules.ts';

/** Marks a field of free text in the published schema; the rule itself is a refinement, which no schema can say. */
export const freeTextDescription = 'Free text: characters that nobody sees, such as bidirectional controls, are refused';

/** A field of free text: `unseen_characters` where it has what the rule refuses. */
export const freeText = <S extends z.ZodString>(schema: S): S =>
  schema.refine((text) => !hasUnseen(text), { params: { code: unseenCode } }).meta({ description: freeTextDescription });

/** A line, which may be empty. */
export const line = (maxLength: number) => freeText(z.string().trim().max(maxLength).regex(linePattern));

export const filledLine = (maxLength: number) => freeText(z.string().trim().min(1).max(maxLength).regex(linePattern));

/** A line as it is kept: it may be older than the rule, so that answers and calls between services take it. */
export const keptLine = (maxLength: number) => z.string().trim().max(maxLength).regex(linePattern);

export const keptFilledLine = (maxLength: number) => z.string().trim().min(1).max(maxLength).regex(linePattern);
