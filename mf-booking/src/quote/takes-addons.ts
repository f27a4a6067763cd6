import { packageCodes, roomCodes } from '@plenary/contracts/meeting-codes';
import type { PricedDemand } from '@plenary/contracts/quote';

const meetings: readonly string[] = [...packageCodes, ...roomCodes];

/** Lines that staff wrote have no list price to which extras could be added, and an evening alone no meeting that they would go with. */
export const takesAddons = ({ items }: Pick<PricedDemand, 'items'>): boolean =>
  items.some(({ code }) => meetings.includes(code)) && !items.some(({ custom }) => custom);
