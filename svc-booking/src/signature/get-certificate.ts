import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CertificateFacts } from '../documents/printed-documents.ts';
import { isComplete } from './present-signature.ts';
import { type QuoteToSign, quoteToSign } from './signed-quote.ts';
import { standingSignature } from './standing-signature.ts';

/**
 * The certificate of a complete signature, printed at the first request and stored from then on. Refuses
 * `not-found` before that and for a document signed by hand, and `documents-unavailable`.
 */
export const getCertificate = async (deps: BookingDeps, { actor, quoteId }: { actor: UserActor; quoteId: string }): Promise<Buffer> => {
  const { database, tables } = deps;
  const { signatureCertificate: certificate } = tables;
  const now = deps.now();
  const quote = await quoteToSign(database.read, deps, { catalogue: await deps.catalogue.current(), quoteId, actor, now });
  const signature = await standingSignature(database.read, tables, quoteId);
  if (!signature || !isComplete(signature) || signature.paper) return refuse('not-found');
  const kept = () => database.read.select({ bytes: certificate.bytes }).from(certificate).where(eq(certificate.signatureId, signature.id));
  if ((await kept()).length === 0) {
    const printed = await deps.documents.printCertificate(factsOf(quote, signature));
    const bytes = Buffer.from(printed).toString('base64');
    // Concurrent first requests get the stored one.
    await database.transact((tx) =>
      tx
        .insert(certificate)
        .values({ signatureId: signature.id, bytes, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: certificate.signatureId }),
    );
  }
  const [found] = await kept();
  return found ? Buffer.from(found.bytes, 'base64') : refuse('not-found');
};

const factsOf = ({ row, venue, days }: QuoteToSign, signature: SignatureRow): CertificateFacts => {
  const { secondEmail, secondName, secondSignedAt, secondAddress } = signature;
  return {
    language: signature.lang as Language,
    quoteId: row.id,
    venueName: venue.record.commercialName,
    firstDay: days.at(0) ?? '',
    lastDay: days.at(-1) ?? '',
    countryCode: venue.record.address.countryCode,
    totalIncludingVatPrice: row.frozen.totalIncludingVatPrice,
    companyName: signature.billing.billing.companyName,
    sha256: signature.sha256,
    signatory: {
      name: signature.signatoryName,
      email: signature.signatoryEmail,
      signedAt: new Date(signature.signedAt).toISOString(),
      ip: signature.address,
      userId: signature.userId,
    },
    ...(secondEmail !== null &&
      secondSignedAt !== null && {
        secondSignatory: {
          name: secondName ?? '',
          email: secondEmail,
          signedAt: new Date(secondSignedAt).toISOString(),
          ...(secondAddress && { ip: secondAddress }),
        },
      }),
  };
};
