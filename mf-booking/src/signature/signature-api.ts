import type * as contract from '@plenary/contracts/signature';
import type { Countersignature, SignatureState } from '@plenary/contracts/signature';
import type { BillingForm, SignatureFields } from '@plenary/contracts/signature-form';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export const fetchSignature = (quoteId: string, signal?: AbortSignal): Promise<SignatureState> =>
  call(refer<typeof contract.getSignature>('GET', '/api/quotes/{quoteId}/signature'), { params: { quoteId } }, { signal });

/** A document that was printed for its customer to read; what is signed is this one. */
export interface PreparedDocument {
  draftId: string;
  sha256: string;
}

export const prepareSignature = (quoteId: string, fields: SignatureFields, language: Language): Promise<PreparedDocument> =>
  call(refer<typeof contract.prepareSignature>('POST', '/api/quotes/{quoteId}/signature/document'), {
    params: { quoteId },
    query: { lng: language },
    body: fields,
  });

export const draftAddress = (quoteId: string, draftId: string): string =>
  addressOf(refer<typeof contract.getSignatureDraft>('GET', '/api/quotes/{quoteId}/signature/document/{draftId}'), {
    params: { quoteId, draftId },
  });

/** Signs a document; pressed again after a lost answer it is the same signature, because the key is the document's own. */
export const signQuote = (quoteId: string, document: PreparedDocument, signatoryName: string): Promise<SignatureState> =>
  call(
    refer<typeof contract.signQuote>('POST', '/api/quotes/{quoteId}/signature'),
    { params: { quoteId }, body: { ...document, signatoryName, goodForAgreement: true } },
    { idempotencyKey: `sign-${document.draftId}` },
  );

export const completeBilling = (quoteId: string, billing: BillingForm): Promise<SignatureState> =>
  call(refer<typeof contract.completeBilling>('PATCH', '/api/quotes/{quoteId}/signature/billing'), { params: { quoteId }, body: billing });

export const inviteSecondSignatory = async (quoteId: string): Promise<void> => {
  await call(refer<typeof contract.inviteSecondSignatory>('POST', '/api/quotes/{quoteId}/signature/invitation'), { params: { quoteId } });
};

export const rejectQuote = async (quoteId: string): Promise<void> => {
  await call(refer<typeof contract.rejectQuote>('POST', '/api/quotes/{quoteId}/rejection'), {
    params: { quoteId },
    body: {},
  });
};

export const certificateAddress = (quoteId: string): string =>
  addressOf(refer<typeof contract.getCertificate>('GET', '/api/quotes/{quoteId}/signature/certificate'), { params: { quoteId } });

/** A mailed link: whose quote, and what lets its reader sign. */
export interface MailedLink {
  quoteId: string;
  token: string;
}

export const fetchCountersignature = ({ quoteId, token }: MailedLink, signal?: AbortSignal): Promise<Countersignature> =>
  call(
    refer<typeof contract.getCountersignature>('GET', '/api/quotes/{quoteId}/countersignature'),
    { params: { quoteId }, query: { token } },
    { signal },
  );

export const countersignatureDocumentAddress = ({ quoteId, token }: MailedLink): string =>
  addressOf(refer<typeof contract.getCountersignatureDocument>('GET', '/api/quotes/{quoteId}/countersignature/document'), {
    params: { quoteId },
    query: { token },
  });

export const countersign = ({ quoteId, token }: MailedLink, signing: { sha256: string; name: string }) =>
  call(refer<typeof contract.countersign>('POST', '/api/quotes/{quoteId}/countersignature'), {
    params: { quoteId },
    body: { token, ...signing, goodForAgreement: true },
  });

export const refuseCountersignature = async ({ quoteId, token }: MailedLink, reason: string): Promise<void> => {
  await call(refer<typeof contract.refuseCountersignature>('POST', '/api/quotes/{quoteId}/countersignature/refusal'), {
    params: { quoteId },
    body: { token, reason },
  });
};
