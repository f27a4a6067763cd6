import { createHash } from 'node:crypto';
import { networkFileLimits, networkFormat } from '@plenary/contracts/network-file-terms';
import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { idOf } from '../venues/picture-id.ts';
import { type FiledVenue, filedVenues } from './file-rows.ts';

export interface NetworkInput {
  filed: readonly FiledVenue[];
  /** First files of pictures that are not in the store. */
  missingFiles: ReadonlySet<string>;
  /** Of the file's content. */
  fingerprint: string;
  archiveMissing: boolean;
}

interface Sent {
  file?: unknown;
  archiveMissing: boolean;
}

/** The file of a call. Refuses `wrong-file`, and too many venues. */
export const networkInput = async (deps: BookingDeps, { file, archiveMissing }: Sent): Promise<NetworkInput> => {
  const venues = venuesOf(file) ?? refuse('wrong-file');
  if (venues.length > networkFileLimits.venues) return refuse('invalid-request', { errors: { file: 'too_many' } });
  const fingerprint = createHash('sha256').update(JSON.stringify(file)).digest('hex');
  return { filed: filedVenues(venues), missingFiles: await missingFilesOf(deps, venues), fingerprint, archiveMissing };
};

const venuesOf = (file: unknown): readonly unknown[] | undefined => {
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== networkFormat) return undefined;
  return 'venues' in file && Array.isArray(file.venues) ? file.venues : undefined;
};

const storedAt = '/api/pictures/';

const firstFiles = (venue: unknown): string[] => {
  const pictures: unknown = typeof venue === 'object' && venue !== null && 'pictures' in venue ? venue.pictures : [];
  if (!Array.isArray(pictures)) return [];
  return pictures.flatMap((picture: { sources?: unknown; cropped?: { sources?: unknown } | null } | null) =>
    [picture?.sources, picture?.cropped?.sources].flatMap((sources) => {
      const url: unknown = Array.isArray(sources) ? sources[0]?.url : undefined;
      return typeof url === 'string' && url.startsWith(storedAt) ? [url] : [];
    }),
  );
};

/** Files are kept before a venue names them, and stay: those that are named already are not read again. */
const missingFilesOf = async ({ catalogue, pictures }: BookingDeps, venues: readonly unknown[]): Promise<Set<string>> => {
  const { kept } = await catalogue.current();
  const named = new Set(kept.flatMap(({ record }) => record.pictures.carrousel.map(idOf)));
  const missing = new Set<string>();
  for (const url of new Set(venues.flatMap(firstFiles))) {
    if (named.has(url)) continue;
    const name = url.slice(storedAt.length);
    const isName = /^[\w-]+\.(?:avif|webp)$/.test(name);
    if (!isName || (await pictures.get(name)) === undefined) missing.add(url);
  }
  return missing;
};
