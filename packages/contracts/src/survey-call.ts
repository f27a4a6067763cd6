import * as z from 'zod';
import { salesforceId } from './meeting-events.schemas.ts';

/** Call and callers of a customer survey (spec/logistics.md §§3, 7). */

export const ofEvent = z.object({ eventId: salesforceId });
export const index = z.coerce.number().int().min(0).max(99);
export const ofDay = ofEvent.extend({ dayIndex: index });
