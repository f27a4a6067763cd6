import { createHash } from 'node:crypto';
import type { SearchRoom, VenueSearch } from '@plenary/contracts/search';

/**
 * The text of a search: the same search gives the same text, for any order of keys. The form's own
 * memory (`manualPax`) is not part of it.
 */
export function canonicalSearch({ countryCode, days }: VenueSearch): string {
  return JSON.stringify([
    countryCode,
    days.map(({ date, lunchPax, plenary, subcommittees, evening }) => [
      ...[date, lunchPax ?? null, roomFields(plenary), subcommittees.map(roomFields)],
      ...(evening ? [evening] : []),
    ]),
  ]);
}

const roomFields = ({ pax, duration, configuration }: SearchRoom) => [pax, duration, configuration];

/**
 * Id of a demand: the same search by the same user of the same subject (a venue's id, or a country's code) is the same
 * demand (server-rules §2). A uuid of version 8 (RFC 9562), made of a SHA-256.
 */
export function demandIdOf({ userId, subject, search }: { userId: string; subject: string; search: VenueSearch }): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([userId, subject, canonicalSearch(search)]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
