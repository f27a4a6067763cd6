import type { BillingForm } from '@plenary/contracts/signature-form';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { firstForm } from '../signature-state/first-form.ts';
import { standingSignature } from './standing-signature.ts';

interface Paper {
  ids: { signatureId: string; documentId: string };
  /** The PDF, and its SHA-256. */
  file: { base64: string; sha256: string };
  staff: UserActor;
  customer: UserActor;
  quoteId: string;
  /** The booking that is changed; null: none. */
  amends: string | null;
  signatoryName: string;
  receivedOn: string;
  billing?: BillingForm['billing'] | undefined;
  purchaseOrder?: string | undefined;
  now: number;
}

/** Keeps the paper, and the signature on it with what is known of the customer's billing; refuses `already-signed`. */
export const keepPaperSignature = async (tx: Transaction, { tables }: BookingDeps, paper: Paper): Promise<SignatureRow> => {
  const { ids, file, staff, customer, quoteId, signatoryName, receivedOn, now } = paper;
  const { signature, signatureDocument: document } = tables;
  const { company: _, ...known } = await firstForm(tx, tables, customer);
  const billing = billingOf(known.billing, paper);
  const order = await orderOf(tx, tables, { paper, known: known.purchaseOrder });
  const fields = {
    ...known,
    billing,
    purchaseOrder: order,
    signatory: { name: signatoryName, jobTitle: '' },
    company: { secondSignatory: '' },
  };
  const { userId, email, lang } = customer;
  const owned = { quoteId, userId, sha256: file.sha256 };
  await tx.insert(document).values({
    ...{ ...owned, id: ids.documentId, language: lang, fields: { ...fields, goodForAgreement: true } },
    ...{ rooms: null, bytes: file.base64, createdAt: now, isSigned: true },
  });
  const { paymentReminder, purchaseOrder, invoicing } = fields;
  const [kept] = await tx
    .insert(signature)
    .values({
      ...{ ...owned, id: ids.signatureId, documentId: ids.documentId, state: 'standing', signatoryName, signatoryEmail: email, lang },
      // Nobody signed from a network address.
      ...{ signedAt: now, address: '', billing: { billing, paymentReminder, purchaseOrder, invoicing } },
      paper: { receivedOn, recordedBy: staffMemberOf(staff) },
    })
    .onConflictDoNothing()
    .returning();
  return kept ?? refuse('already-signed');
};

type Order = BillingForm['purchaseOrder'];

/** The number on the paper, else that of the booking that is changed, else what the customer's last signature asks for. */
const orderOf = async (
  tx: Transaction,
  tables: BookingTables,
  { paper: { purchaseOrder: number, amends }, known }: { paper: Paper; known: Order },
): Promise<Order> => {
  if (number) return { kind: 'with', number };
  const changed = amends ? await standingSignature(tx, tables, amends) : undefined;
  return changed?.billing.purchaseOrder ?? known;
};

/** What is known, in place of it what the paper says; without a recipient the invoice goes to the signatory. */
const billingOf = (known: BillingForm['billing'], { billing, signatoryName }: Paper): BillingForm['billing'] => {
  const said = Object.fromEntries(Object.entries(billing ?? {}).filter(([, text]) => text !== ''));
  const whole = { ...known, ...said };
  return { ...whole, recipient: whole.recipient || signatoryName };
};
