import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FilePicture } from '@plenary/contracts/network-file.schemas';
import { demoVenues } from '@plenary/svc-booking/demo/demo-network';
import { previewImport } from '@plenary/svc-booking/network-file/import-network';
import { networkInFile } from '@plenary/svc-booking/network-file/network-in-file';
import { makeRoom, makeVenue, putVenues } from '@plenary/svc-booking/testing/make-venue';
import { heading, ms, row } from './measure.ts';
import { openBooking } from './open-booking.ts';

const venuesCount = 1_000;
const roomsCount = 12;

const timed = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const answer = await work();
  row(label, ms(performance.now() - start));
  return answer;
};

/** The dry run of 1,000 venues with twelve rooms and eight pictures each: nothing, one field of every venue and room, and all anew (D36). */
export const benchNetworkImport = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  try {
    const deps = await openBooking(path.join(folder, 'network.sqlite'), Date.UTC(2026, 8, 14, 8));
    const pictures = demoVenues[1]?.venue.pictures ?? { cover: null, carrousel: [] };
    await putVenues(
      deps,
      Array.from({ length: venuesCount }, (_, index) => ({
        record: makeVenue(`V${index}`, { hasFood: false, pictures }),
        rooms: Array.from({ length: roomsCount }, (__, room) => makeRoom(`V${index}`, `${room}`)),
      })),
    );
    heading(`Dry run of ${venuesCount} venues x ${roomsCount} rooms`);
    const file = JSON.parse(JSON.stringify(await timed('export', () => networkInFile(deps.database.read, deps.tables))));
    const planOf = (venues: unknown[]) => previewImport(deps, { file: { ...file, venues }, archiveMissing: false });
    await timed('dry run, all the same', () => planOf(file.venues));
    const changed = file.venues.map((venue: { facts: object; rooms: { facts: object }[] }) => ({
      ...venue,
      facts: { ...venue.facts, isFoodBrand: true },
      rooms: venue.rooms.map((room) => ({ ...room, facts: { ...room.facts, area: 48 } })),
    }));
    await timed('dry run, every venue and room changed', () => planOf(changed));
    const added = file.venues.map(
      ({ id: _, ...venue }: { id: string; slug: string; facts: { commercialName: string }; rooms: object[]; pictures: FilePicture[] }) => ({
        ...{ ...venue, slug: `${venue.slug}-new`, state: 'draft' },
        facts: { ...venue.facts, commercialName: `${venue.facts.commercialName} new` },
        rooms: venue.rooms.map((room) => ({ ...room, id: undefined })),
        pictures: venue.pictures.map(({ roomId: __, ...picture }) => ({
          ...picture,
          sources: picture.sources.map((source) => ({ ...source, url: source.url.replace('/pictures/', `/pictures/${venue.slug}-`) })),
        })),
      }),
    );
    await timed('dry run, all new', () => planOf(added));
    await deps.database.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
