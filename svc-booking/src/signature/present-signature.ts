import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { SignatureRow } from '../db/rows.ts';

const toInstant = (milliseconds: number | null): string | null => (milliseconds === null ? null : new Date(milliseconds).toISOString());

/** `deadline` is that of the option that holds its rooms: staff may give it more time; null once they are confirmed. */
export const presentSignature = (row: SignatureRow, deadline: number | null): NonNullable<SignatureState['signature']> => ({
  signedAt: new Date(row.signedAt).toISOString(),
  signatoryName: row.signatoryName,
  sha256: row.sha256,
  secondSignatory:
    row.secondEmail === null ? null : { email: row.secondEmail, name: row.secondName, signedAt: toInstant(row.secondSignedAt) },
  deadline: toInstant(deadline),
  isComplete: isComplete(row),
  ...(row.paper && { paper: { receivedOn: row.paper.receivedOn } }),
});

/** Everybody who has to sign has signed. */
export const isComplete = ({ secondEmail, secondSignedAt }: Pick<SignatureRow, 'secondEmail' | 'secondSignedAt'>): boolean =>
  secondEmail === null || secondSignedAt !== null;
