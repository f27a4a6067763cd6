import * as contract from '@plenary/contracts/documents.endpoints';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { certificateOf } from '../certificate/certificate.ts';
import { renderCertificate } from '../certificate/render-certificate.tsx';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { freshDocument } from '../printing/print-document.ts';
import { printSignatureDocument } from './print-signature-document.ts';

export const signingRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.renderSignatureDocument, async ({ body }) => {
    const pdf = await printSignatureDocument(deps, body);
    return pdfResponse(pdf, { fileName: `devis-${quoteReference(body.quote.id).toLowerCase()}-${body.language}.pdf` });
  });

  implement(contract.renderCertificate, async ({ body }) => {
    const pdf = await freshDocument(deps, renderCertificate(certificateOf(body, deps.house)));
    return pdfResponse(pdf, { fileName: `certificat-${quoteReference(body.quoteId).toLowerCase()}-${body.language}.pdf` });
  });
};
