import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
import type { BookingDeps } from '../deps.ts';
import { originalName } from '../pictures/draw-picture.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

/** Mails show the pictures of a venue by their addresses, so that a file stays for a while: 180 days, in milliseconds. */
const keptAtLeast = 180 * 24 * 3_600_000;

const addressOf = (name: string) => `/api/pictures/${name}`;

/** What a picture is seen by, the whole where it is cropped, and what it would be cropped from. */
const addressesOf = ({ sources, cropped }: KeptPicture): string[] => {
  const urls = [...sources, ...(cropped?.sources ?? [])].map(({ url }) => url);
  const original = originalName(urls[0] ?? '');
  return [...urls, ...(original ? [addressOf(original)] : [])];
};

const addressesIn = ({ cover, carrousel }: VenueRecord['pictures']): string[] =>
  [...carrousel, ...(cover ? [cover.desktop, cover.mobile] : [])].flatMap(addressesOf);

/**
 * Removes the files of pictures that no venue shows any more, published, draft or archived, and that were added 180 days ago or earlier;
 * answers how many. Names are read after the files: a picture that is added meanwhile has just been written.
 */
export const sweepPictures = async ({ database, tables, pictures, now }: BookingDeps): Promise<number> => {
  const old = await pictures.writtenBefore(now() - keptAtLeast);
  if (old.length === 0) return 0;
  const venues = await database.read.select({ record: tables.venue.record }).from(tables.venue);
  const shown = new Set(venues.flatMap(({ record }) => addressesIn(record.pictures)));
  const gone = old.filter((name) => !shown.has(addressOf(name)));
  for (const name of gone) await pictures.remove(name);
  return gone.length;
};
