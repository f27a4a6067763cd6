import type { SurveyDeps } from '../deps.ts';
import { pictureToStore, storePicture } from '../scientists/scientist-picture.ts';
import { demoScientists } from './demo-scientists.ts';

/**
 * Puts the demo's Meeting Scientists into an empty database; one that has any stays as it is. The demo's bookings come from svc-booking,
 * as all do (demo-crm.ts, prepare-demo-survey.ts).
 */
export const seedDemo = async (deps: SurveyDeps): Promise<void> => {
  const { database, tables } = deps;
  const { scientist, scientistVenue } = tables;
  await database.transact(async (tx) => {
    const [known] = await tx.select({ id: scientist.id }).from(scientist).limit(1);
    if (known) return;
    for (const [index, { id, venueIds, portrait, ...record }] of demoScientists.entries()) {
      await tx.insert(scientist).values({ id, isDefault: index === 0, record, version: 1 });
      await storePicture(tx, deps, { id, picture: pictureToStore(portrait) });
      for (const venueId of venueIds) await tx.insert(scientistVenue).values({ venueId, scientistId: id });
    }
  });
};
