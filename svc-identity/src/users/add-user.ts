import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { CompanyStep, IdentityTables } from '../db/tables.ts';

interface Details {
  /** Normalised. */
  email: string;
  lang: Language;
  firstname: string;
  lastname: string;
  /** E.164. */
  phone: string;
  /** Of 15 characters. */
  salesforceId?: string | undefined;
}
interface NewUser {
  id: string;
  companyId: string;
  passwordHash: string | null;
  companyStep: CompanyStep | null;
  /** Proven by an authoritative provider: the user is active at once. */
  mailboxProven?: boolean;
  now: number;
}

/** Adds a customer; refuses `user-exists` where the address was taken a moment ago. */
export const addUser = async (
  tx: Transaction,
  { user }: IdentityTables,
  { email, lang, firstname, lastname, phone, salesforceId }: Details,
  { id, companyId, passwordHash, companyStep, mailboxProven = false, now }: NewUser,
): Promise<void> => {
  const added = await tx
    .insert(user)
    .values({
      ...{ id, email, firstname, lastname, phone, lang, companyId, passwordHash, companyStep, salesforceId },
      role: 'customer',
      isActive: mailboxProven,
      mailboxProven,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (added.length === 0) refuse('user-exists');
};
