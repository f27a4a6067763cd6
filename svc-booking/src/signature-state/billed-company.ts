import { hasAddress } from '@plenary/contracts/company-billing';
import type { Quote } from '@plenary/contracts/quote';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { firstForm } from './first-form.ts';

/**
 * The company on the paper of the caller's quote: as its signature says, else as its signature form begins. Undefined where neither
 * address nor VAT number is known.
 */
export const billedCompany = async (
  read: Reader,
  tables: BookingTables,
  { actor, quoteId }: { actor: UserActor; quoteId: string },
): Promise<Quote['customerCompany']> => {
  const { signature } = tables;
  const [signed] = await read
    .select({ form: signature.billing })
    .from(signature)
    .where(and(eq(signature.quoteId, quoteId), inArray(signature.state, ['standing', 'approved'])));
  const { billing } = signed?.form ?? (await firstForm(read, tables, actor));
  const { companyName, street, zipCode, city, country, vatCode } = billing;
  const address = { street, zipCode, city, country };
  const isAddressKnown = hasAddress(address);
  if (!isAddressKnown && vatCode === '') return undefined;
  return { name: companyName || actor.companyName, ...(isAddressKnown && { address }), ...(vatCode && { vatCode }) };
};
