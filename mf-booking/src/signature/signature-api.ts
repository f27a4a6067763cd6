import { getQuoteCalendar } from '@plenary/contracts/booking.endpoints';
import * as register from '@plenary/contracts/company-register.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Quote } from '@plenary/contracts/quote';
import * as contract from '@plenary/contracts/signature.endpoints';
import type { Countersignature, SignatureState } from '@plenary/contracts/signature.schemas';
import type { BillingForm, SignatureFields } from '@plenary/contracts/signature-form';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { call } from '../call.ts';

export const fetchSignature = (quoteId: string, signal?: AbortSignal): Promise<SignatureState> =>
  call(contract.getSignature, { params: { quoteId } }, { signal });

/** A document that was printed for its customer to read; what is signed is this one. */
export interface PreparedDocument {
  draftId: string;
  sha256: string;
}

export const prepareSignature = (quoteId: string, fields: SignatureFields, language: Language): Promise<PreparedDocument> =>
  call(contract.prepareSignature, {
    params: { quoteId },
    query: { lng: language },
    body: fields,
  });

export const draftAddress = (quoteId: string, draftId: string): string =>
  addressOf(contract.getSignatureDraft, {
    params: { quoteId, draftId },
  });

/** Signs a document; pressed again after a lost answer it is the same signature, because the key is the document's own. */
export const signQuote = (quoteId: string, document: PreparedDocument, signatoryName: string): Promise<SignatureState> =>
  call(
    contract.signQuote,
    { params: { quoteId }, body: { ...document, signatoryName, goodForAgreement: true } },
    { idempotencyKey: `sign-${document.draftId}` },
  );

export const completeBilling = (quoteId: string, billing: BillingForm): Promise<SignatureState> =>
  call(contract.completeBilling, { params: { quoteId }, body: billing });

export const findCompany = (number: string, signal: AbortSignal): Promise<EndpointResponse<typeof register.findCompany>> =>
  call(register.findCompany, { body: { number } }, { signal });

export const inviteSecondSignatory = async (quoteId: string): Promise<void> => {
  await call(contract.inviteSecondSignatory, { params: { quoteId } });
};

export const rejectQuote = async ({ id, revision }: Pick<Quote, 'id' | 'revision'>, idempotencyKey: string): Promise<void> => {
  await call(contract.rejectQuote, { params: { quoteId: id }, body: { ...(revision !== undefined && { revision }) } }, { idempotencyKey });
};

export const certificateAddress = (quoteId: string): string => addressOf(contract.getCertificate, { params: { quoteId } });

export const calendarAddress = (quoteId: string): string => addressOf(getQuoteCalendar, { params: { quoteId } });

/** A mailed link: whose quote, and what lets its reader sign. */
export interface MailedLink {
  quoteId: string;
  token: string;
}

export const fetchCountersignature = ({ quoteId, token }: MailedLink, signal?: AbortSignal): Promise<Countersignature> =>
  call(contract.openCountersignature, { params: { quoteId }, body: { token } }, { signal });

/** Works by the cookie that `fetchCountersignature` leaves. */
export const countersignatureDocumentAddress = (quoteId: string): string =>
  addressOf(contract.getCountersignatureDocument, { params: { quoteId }, query: {} });

export const countersign = ({ quoteId, token }: MailedLink, signing: { sha256: string; name: string }) =>
  call(contract.countersign, {
    params: { quoteId },
    body: { token, ...signing, goodForAgreement: true },
  });

export const refuseCountersignature = async ({ quoteId, token }: MailedLink, reason: string): Promise<void> => {
  await call(contract.refuseCountersignature, {
    params: { quoteId },
    body: { token, reason },
  });
};
