import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { SignatureState } from './signature-rules.ts';

/** The signature by hand of a quote, as staff see it, while it stands. */
export const paperSignatureOf = async (
  { database, tables: { signature } }: BookingDeps,
  quoteId: string,
): Promise<BookedQuote['paperSignature']> => {
  const stands = inArray(signature.state, ['standing', 'approved'] satisfies SignatureState[]);
  const [row] = await database.read
    .select({ signatoryName: signature.signatoryName, at: signature.signedAt, paper: signature.paper })
    .from(signature)
    .where(and(eq(signature.quoteId, quoteId), stands, isNotNull(signature.paper)));
  if (!row?.paper) return undefined;
  const { receivedOn, recordedBy } = row.paper;
  return { signatoryName: row.signatoryName, receivedOn, by: recordedBy.name || recordedBy.email, at: new Date(row.at).toISOString() };
};
