import type { Transaction } from '@plenary/service-kit/database/database';
import { inArray, type SQL } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Deletes signatures with all that belongs to them: links to countersign, certificates, the documents that were signed. Answers how many. */
export const dropSignatures = async (tx: Transaction, tables: BookingTables, which: SQL | undefined): Promise<number> => {
  const { signature, signatureDocument, signatureCertificate, countersignToken } = tables;
  const dropped = await tx.select({ id: signature.id, documentId: signature.documentId }).from(signature).where(which);
  if (dropped.length === 0) return 0;
  const ids = dropped.map(({ id }) => id);
  const documents = dropped.map(({ documentId }) => documentId);
  await tx.delete(countersignToken).where(inArray(countersignToken.signatureId, ids));
  await tx.delete(signatureCertificate).where(inArray(signatureCertificate.signatureId, ids));
  await tx.delete(signature).where(inArray(signature.id, ids));
  await tx.delete(signatureDocument).where(inArray(signatureDocument.id, documents));
  return ids.length;
};
