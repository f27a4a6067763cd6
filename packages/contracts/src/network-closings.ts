import * as z from 'zod';
import { filledLine } from './free-text.ts';
import { maxClosingReason } from './venue-closings.ts';

/** Local days, or month and day of each year (`12-24`); both ends are included. Without a reason customers read that the venue is closed. */
const closingDay = z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/);
const closingReason = filledLine(maxClosingReason).optional();
export const closing = z.strictObject({
  from: closingDay,
  to: closingDay,
  /** Told in French, and in every language without one of its own. */
  reason: closingReason,
  /** Left out: those of this closing stay; `{}` takes them away. */
  reasons: z.strictObject({ en: closingReason, es: closingReason, nl: closingReason }).optional(),
});

const keptReason = z.string().optional();
/** As it was kept. */
export const keptClosing = z.object({
  from: z.string(),
  to: z.string(),
  reason: keptReason,
  reasons: z.object({ en: keptReason, es: keptReason, nl: keptReason }).optional(),
});
