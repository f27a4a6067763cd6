import type { renderSignatureDocument } from '@plenary/contracts/documents.endpoints';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import type { DocumentsDeps } from '../deps.ts';
import { freshDocument } from '../printing/print-document.ts';
import { mapQuote } from '../quotes/map-quote.ts';
import { withPictures } from '../quotes/with-pictures.ts';
import { renderQuote } from '../rendering/render-quote.tsx';

type SignatureDocument = EndpointInput<typeof renderSignatureDocument>['body'];

/** The document to be signed. Stored by the caller, not here. */
export const printSignatureDocument = async (deps: DocumentsDeps, { fields, ...given }: SignatureDocument): Promise<Uint8Array> => {
  const mapped = mapQuote({ ...given, goal: 'signature', house: deps.house, now: deps.now() });
  const document = await withPictures(mapped, deps.fetchPicture);
  return freshDocument(deps, renderQuote({ document, filled: fields }));
};
