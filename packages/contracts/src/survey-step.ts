import * as z from 'zod';
import { freeTextDescription } from './free-text.ts';
import { eventStatus } from './meeting-events.schemas.ts';
import { halfDays, maxAllergies, maxComment, surveyActions } from './survey-terms.ts';

/** Common input and answer of every survey step (spec/logistics.md §3); faults of fields are in survey-faults.ts. */

export const halfDay = z.enum(halfDays);

export const surveyTarget = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['contact', 'additional-needs', 'summary']) }),
  z.object({ type: z.enum(['plenary', 'subcommittee']), dayIndex: z.int(), index: z.int() }),
  z.object({ type: z.enum(['lunch', 'wellness', 'afterwork', 'team-building']), dayIndex: z.int() }),
]);

/** Rises with each save of the step; a save that carries an older one is refused as `stale-version`, with the newer values. */
const version = z.int().min(0);
export const kept = z.object({
  version,
  isSaved: z.boolean(),
  /** Fields whose reference staff have agreed on since the signature; absent: none. */
  agreedFields: z.array(z.string()).optional(),
  /** Agreed on with a charge that stands, or people: whatever leaves them is for staff; absent: none, or from an older release. */
  bindingFields: z.array(z.string()).optional(),
});
export const sent = z.object({ version: version.optional() });
export const moved = sent.extend({ action: z.enum(surveyActions) });

/** Answer to every save of a step. */
export const saved = z.object({ nextStep: surveyTarget, version, status: eventStatus, hasWarning: z.boolean() });
export type SavedStep = z.infer<typeof saved>;

/** Refusal of a save that did not see the newest values: `current` is the step as its GET answers it. */
export const staleWith = <S extends z.ZodType>(step: S) => ({ 'stale-version': z.object({ current: step }) });

/** Free text; survey-faults.ts has the rule. */
export const text = (maxLength: number) => z.string().nullish().meta({ maxLength, description: freeTextDescription });
export const time = z.string().nullish().meta({ format: 'HH:mm' });
/** Empty as a form sends it. */
export const count = z
  .union([z.int().min(0), z.literal('')])
  .nullish()
  .transform((value) => value || null);
/** People as signed, or as staff accepted since; absent in an answer of before it was told. */
export const initialPax = z.int().nullish();
export const comment = text(maxComment);
export const allergies = text(maxAllergies);
