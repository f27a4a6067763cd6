import { createHash, randomBytes } from 'node:crypto';
import { clientOf, networkOf } from '@plenary/service-kit/address-group';
import type { Logger } from '@plenary/service-kit/logger';

/** Reports in a minute of a client, an IPv4 address or the /64 of an IPv6 address, and of the network around it. */
const ofClient = 60;
const ofNetwork = 600;
const places = 65_536;

/**
 * At most so many reports in a minute for an address; only to keep a broken page from filling the logs. Counted in a fixed number of places,
 * to which nobody outside knows the way: whoever has many addresses fills no memory, and takes away few places of others. The first refusal
 * of a minute is logged at once, the total of the minute with the next report after it.
 */
export const createReportMeter = ({ now, logger }: { now: () => number; logger: Logger }) => {
  const key = randomBytes(32);
  const counts = new Uint16Array(places);
  let minute = 0;
  let refused = 0;

  const exceeds = (subject: string, limit: number): boolean => {
    const place = createHash('sha256').update(key).update(subject).digest().readUInt16BE();
    const count = counts[place] ?? 0;
    if (count >= limit) return true;
    counts[place] = count + 1;
    return false;
  };

  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      if (refused > 1) logger.warn({ refused }, 'browser reports refused');
      minute = current;
      refused = 0;
      counts.fill(0);
    }
    if (!exceeds(`client ${clientOf(address)}`, ofClient) && !exceeds(`network ${networkOf(address)}`, ofNetwork)) return true;
    refused++;
    if (refused === 1) logger.warn({ refused }, 'browser reports refused');
    return false;
  };
};
