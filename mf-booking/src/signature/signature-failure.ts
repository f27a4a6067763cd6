import { CallError } from '@plenary/http/call-error';

const known = [
  'documents-unavailable',
  'document-changed',
  'no-longer-available',
  'quote-expired',
  'already-signed',
  'mailbox-unproven',
  'insufficient-credit',
] as const;
export type SignatureFailure = (typeof known)[number] | 'offline' | 'tooMany' | 'failed';

/** After these the page has to be read anew: it shows what stands in the way. */
export const changesPage = (failure: SignatureFailure): boolean =>
  failure === 'no-longer-available' || failure === 'quote-expired' || failure === 'already-signed' || failure === 'mailbox-unproven';

/** Why a call did not succeed; throws what is no failure of a call, or one that the root answers (401, 403, 404). */
export const failureOf = (error: unknown): SignatureFailure => {
  if (!(error instanceof CallError) || [401, 403, 404].includes(error.status)) throw error;
  if (error.code === 'network-failure') return 'offline';
  if (error.code === 'too-many-requests') return 'tooMany';
  return known.find((code) => code === error.code) ?? 'failed';
};
