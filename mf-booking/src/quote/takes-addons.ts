import { packageCodes, roomCodes } from '@plenary/contracts/meeting-codes';
import type { Quote } from '@plenary/contracts/quote';

const meetings: readonly string[] = [...packageCodes, ...roomCodes];

/**
 * Lines that staff wrote have no list price to which extras could be added, and an evening alone no meeting that they would go with. The
 * extras of an amendment are changed with its booking.
 */
export const takesAddons = ({ items, amends }: Pick<Quote, 'items' | 'amends'>): boolean =>
  !amends && items.some(({ code }) => meetings.includes(code)) && !items.some(({ custom }) => custom);
