import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { changesOf } from '../change-offers/open-change.ts';
import type { BookingDeps } from '../deps.ts';
import { depositRaisedAt } from '../ledger/deposit-raised.ts';
import { depositTransfer } from '../signature-state/deposit-transfer.ts';
import { firstForm } from '../signature-state/first-form.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { awaitedBilling } from './awaited-billing.ts';
import { presentSignature } from './present-signature.ts';
import { obstacleOf, quoteToSign } from './signed-quote.ts';
import { lastSignature, secondOfAmended } from './standing-signature.ts';

interface Asked {
  catalogue: CatalogueSnapshot;
  actor: UserActor;
  quoteId: string;
  now: number;
}

/** The progress of the signature of the caller's quote; refuses `not-found`, also for another customer's quote. */
export const stateOfSignature = async (read: Reader, deps: BookingDeps, asked: Asked): Promise<SignatureState> => {
  const { tables } = deps;
  const quote = await quoteToSign(read, deps, asked);
  const last = await lastSignature(read, tables, asked.quoteId);
  const common = {
    status: quote.row.status as SignatureState['status'],
    obstacle: obstacleOf(quote, asked),
    ...(deps.companyRegisters && { companyRegisters: [...deps.companyRegisters.names] }),
  };
  if (!last || last.state === 'lapsed' || last.state === 'refused') {
    const first = await firstForm(read, tables, asked.actor);
    const second = await secondOfAmended(read, tables, quote.row);
    const form = second ? { ...first, company: { secondSignatory: second } } : first;
    const needsSecond = second !== undefined && ({ needsSecond: true } as const);
    return {
      ...common,
      form,
      missing: awaitedBilling(quote.row, form),
      signature: null,
      ...needsSecond,
      hasLapsed: last?.state === 'lapsed',
    };
  }
  const { signatureDocument: document } = tables;
  const [signed] = await read.select({ fields: document.fields }).from(document).where(eq(document.id, last.documentId));
  if (!signed) throw new Error(`the document of signature ${last.id} is not there`);
  const { paymentMethod, signatory, company } = signed.fields;
  const form = { ...last.billing, paymentMethod, signatory, company };
  const raisedAt = depositRaisedAt(await changesOf(read, tables, asked.quoteId));
  const deposit = depositTransfer(deps, { quote: quote.row, timeZone: quote.venue.record.timeZone, signature: last, raisedAt });
  return {
    ...common,
    form,
    missing: awaitedBilling(quote.row, form),
    signature: presentSignature(last, quote.option?.expiresAt ?? null),
    ...(deposit && { deposit }),
    hasLapsed: false,
  };
};
