import type { Database } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { rowsOfTables } from '@plenary/service-kit/testing/rows-of-tables';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { optionWorld } from '../../options/testing/option-world.ts';
import { signatureVerbs } from './each-signature-world.ts';

const mostWrites = 200;

/** Customers who sign, in a service whose database may die at any write. */
export const mortalSignatureWorld = async (opened: Database) => {
  const { database, fate } = mortalDatabase(opened);
  const fake = fakeDocuments();
  const options = await optionWorld(database, undefined, { documents: fake.documents });
  return { ...options, ...signatureVerbs(options, fake), fate };
};
type World = Awaited<ReturnType<typeof mortalSignatureWorld>>;

const everything = ({ deps: { database, tables } }: World) => {
  const { outbox, idempotency } = kitTables(database.dialect);
  const { booking, claim, lunchClaim, venueDay, quote, signature, signatureDocument, dealChange, auditEntry } = tables;
  const kept = [booking, claim, lunchClaim, venueDay, quote, signature, signatureDocument, dealChange, auditEntry, outbox, idempotency];
  return rowsOfTables(database, kept);
};

/** Breaks a call off before each of its writes in turn, and before its commit; answers how many writes it has. */
export const breakOff = async (world: World, call: () => Promise<{ status: number }>) => {
  const before = await everything(world);
  const expectNothing = async () => {
    expect((await call()).status).toBe(500);
    expect(await everything(world)).toEqual(before);
  };
  world.fate.diesBeforeCommit = true;
  await expectNothing();
  world.fate.diesBeforeCommit = false;
  for (let writes = 0; writes < mostWrites; writes++) {
    world.fate.diesBefore = writes;
    if ((await call()).status < 300) return writes;
    await expectNothing();
  }
  throw new Error('the call never came through');
};
