import { createHash } from 'node:crypto';
import { getScientistPicture } from '@plenary/contracts/meeting-events.endpoints';
import { addressOf } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { readPicture } from './read-picture.ts';
import { type ScientistRecord, toldPicture } from './scientist-record.ts';

interface StoredPicture {
  sha256: string;
  mediaType: string;
  /** Base64. */
  picture: string;
}

const addressOfPicture = (sha256: string) => addressOf(getScientistPicture, { params: { sha256 } });

/** Address of the portrait that customers see: the uploaded one, else that of an older release. */
export const pictureUrlOf = (sha256: string | null | undefined, { avatarUrl }: Pick<ScientistRecord, 'avatarUrl'>): string | null =>
  sha256 ? addressOfPicture(sha256) : toldPicture(avatarUrl);

/** A portrait as it is kept. Refuses `invalid-request` for what is no picture, or one of odd dimensions. */
export const pictureToStore = (base64: string): StoredPicture => {
  const read = readPicture(base64);
  if (typeof read === 'string') return refuse('invalid-request', { errors: { picture: read } });
  const { bytes, mediaType } = read;
  return { sha256: createHash('sha256').update(bytes).digest('hex'), mediaType, picture: bytes.toString('base64') };
};

export const sha256Of = async (read: Reader, { tables: { scientistPicture } }: SurveyDeps, id: string): Promise<string | undefined> => {
  const [row] = await read.select({ sha256: scientistPicture.sha256 }).from(scientistPicture).where(eq(scientistPicture.scientistId, id));
  return row?.sha256;
};

/** Keeps the portrait of a Meeting Scientist in the place of the one before; null: none. */
export const storePicture = async (
  tx: Transaction,
  { tables: { scientistPicture } }: Pick<SurveyDeps, 'tables'>,
  { id, picture }: { id: string; picture: StoredPicture | null },
): Promise<void> => {
  if (!picture) return void (await tx.delete(scientistPicture).where(eq(scientistPicture.scientistId, id)));
  await tx
    .insert(scientistPicture)
    .values({ scientistId: id, ...picture })
    .onConflictDoUpdate({ target: scientistPicture.scientistId, set: picture });
};
