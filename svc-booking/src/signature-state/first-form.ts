import { hasAddress } from '@plenary/contracts/company-billing';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { desc, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/**
 * The initial form of a quote: the customer's last signature with its completed billing, else the account's data; in either, what staff
 * keep of the company comes first.
 */
export const firstForm = async (read: Reader, tables: BookingTables, actor: UserActor): Promise<SignatureForm> => {
  const form = (await formOfLastSignature(read, tables, actor)) ?? formOfAccount(actor);
  return { ...form, billing: withCompany(form.billing, actor) };
};

/** An address comes with the name of its company; a VAT number that staff do not keep stays as it was typed. */
const withCompany = (billing: SignatureForm['billing'], { companyName, companyBilling }: UserActor): SignatureForm['billing'] => {
  if (!companyBilling) return billing;
  const { vatCode, ...address } = companyBilling;
  return { ...billing, ...(hasAddress(address) && { companyName, ...address }), ...(vatCode !== '' && { vatCode }) };
};

const formOfLastSignature = async (read: Reader, tables: BookingTables, actor: UserActor): Promise<SignatureForm | null> => {
  const { signature, signatureDocument: document } = tables;
  const [last] = await read
    .select({ billing: signature.billing, fields: document.fields })
    .from(signature)
    .innerJoin(document, eq(signature.documentId, document.id))
    .where(eq(signature.userId, actor.userId))
    .orderBy(desc(signature.signedAt))
    .limit(1);
  if (!last) return null;
  const { paymentMethod, signatory, company } = last.fields;
  const { purchaseOrder, ...billing } = last.billing;
  // Its number belongs to one order.
  const order = purchaseOrder.kind === 'with' ? { ...purchaseOrder, number: '' } : purchaseOrder;
  return { ...billing, purchaseOrder: order, paymentMethod, signatory, company };
};

const formOfAccount = (actor: UserActor): SignatureForm => {
  const name = `${actor.firstname} ${actor.lastname}`.trim();
  return {
    billing: {
      companyName: actor.companyName,
      street: '',
      zipCode: '',
      city: '',
      country: '',
      vatCode: '',
      recipient: '',
      email: actor.email,
    },
    paymentReminder: { name, email: actor.email, phone: actor.phone },
    purchaseOrder: { kind: 'without' },
    paymentMethod: 'bank-transfer',
    invoicing: { kind: 'email', name, address: actor.email, copyTo: '' },
    signatory: { name, jobTitle: '' },
    company: { secondSignatory: '' },
  };
};
