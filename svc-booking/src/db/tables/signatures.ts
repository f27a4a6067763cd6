import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { BillingForm, SignatureFields } from '@plenary/contracts/signature-form';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const signatureTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** A printed document with its signature page: a draft for a day, and for good once it is signed. Its bytes never change. */
    signatureDocument: kit.table('signature_document', {
      id: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      userId: kit.text().notNull(),
      language: kit.text().notNull(),
      fields: kit.json<SignatureFields>().notNull(),
      /** Rooms that it names; null: none. */
      rooms: kit.json<NamedRoom[]>(),
      sha256: kit.text().notNull(),
      /** Base64. */
      bytes: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      isSigned: kit.boolean().notNull(),
    }),
    /** Signatories, document and outcome of a quote's signature; never deleted, except unsuccessful ones of erased people. */
    signature: kit.table('signature', {
      id: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      userId: kit.text().notNull(),
      documentId: kit.text().notNull(),
      sha256: kit.text().notNull(),
      /** One of `signatureStates`; a quote has one at most that is standing or approved. */
      state: kit.text().notNull(),
      signatoryName: kit.text().notNull(),
      signatoryEmail: kit.text().notNull(),
      /** Language of the mails to both signatories. */
      lang: kit.text().notNull(),
      signedAt: kit.integer().notNull(),
      /** Network address of the signatory. */
      address: kit.text().notNull(),
      secondEmail: kit.text(),
      secondName: kit.text(),
      secondSignedAt: kit.integer(),
      /** When they had their account erased; they are written to no more. */
      secondErasedAt: kit.integer(),
      secondAddress: kit.text(),
      /** As signed, or as completed since. */
      billing: kit.json<BillingForm>().notNull(),
      /** Deadline of the status when it began, from which reminders count; null once nothing is missing. */
      deadline: kit.integer(),
      remindedAt: kit.integer(),
      endedAt: kit.integer(),
      /** Reason of a refusal. */
      reason: kit.text(),
      /** Of a document signed by hand: the venue's local day on which it came, and who recorded it; null: signed in the browser. */
      paper: kit.json<{ receivedOn: string; recordedBy: StaffMember }>(),
    }),
    /** Mailed to a second signatory; a signature has one, of its last invitation, until it is used or the signature ends. */
    countersignToken: kit.table('countersign_token', {
      tokenHash: kit.text().primaryKey(),
      signatureId: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
    }),
    signatureCertificate: kit.table('signature_certificate', {
      signatureId: kit.text().primaryKey(),
      /** Base64. */
      bytes: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
    }),
  };
};
