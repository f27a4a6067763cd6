import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Signatures of a person who is forgotten that came to nothing: no contract asks for them to be kept. */
export const forgetEndedSignatures = async (
  tx: Transaction,
  { signature, signatureDocument, signatureCertificate, countersignToken }: BookingTables,
  userId: string,
): Promise<void> => {
  const ended = await tx
    .select({ id: signature.id, documentId: signature.documentId })
    .from(signature)
    .where(and(eq(signature.userId, userId), inArray(signature.state, ['lapsed', 'refused'])));
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.delete(countersignToken).where(inArray(countersignToken.signatureId, ids));
  await tx.delete(signatureCertificate).where(inArray(signatureCertificate.signatureId, ids));
  await tx.delete(signature).where(inArray(signature.id, ids));
  await tx.delete(signatureDocument).where(
    inArray(
      signatureDocument.id,
      ended.map(({ documentId }) => documentId),
    ),
  );
};
