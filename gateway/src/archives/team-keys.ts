import * as z from 'zod';
import { createKeptFile } from '../kept-file.ts';
import { isPublicKey, signerOf } from './signature.ts';

/** Rights to release: by team, its public keys and the parts that it owns. */
const teamTable = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  z.object({
    keys: z.array(z.string().refine(isPublicKey, 'Not an Ed25519 public key in base64')).min(1),
    parts: z.array(z.string()).min(1),
  }),
);
export type TeamTable = z.infer<typeof teamTable>;

/** Reads the table as it is now: a key that is taken out of the file releases nothing from then on. Throws where it is wrong. */
export const createTeamTable = (file: string): (() => Promise<TeamTable>) =>
  createKeptFile(file, (text) => teamTable.parse(JSON.parse(text)));

export interface Signer {
  team: string;
  key: string;
}

/** The team whose key signed, among those that may release a part; any part where none is named. */
export const teamThatSigned = (table: TeamTable, signed: Parameters<typeof signerOf>[0], part?: string): Signer | undefined => {
  for (const [team, { keys, parts }] of Object.entries(table)) {
    const key = part === undefined || parts.includes(part) ? signerOf(signed, keys) : undefined;
    if (key) return { team, key };
  }
  return undefined;
};
