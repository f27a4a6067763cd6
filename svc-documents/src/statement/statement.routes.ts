import * as contract from '@plenary/contracts/cancellation.endpoints';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { actorHeader } from '@plenary/service-kit/actor';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { keptDocument } from '../printing/print-document.ts';
import { renderStatement } from './render-statement.tsx';

export const statementRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.getCancellationPdf, async ({ params: { dealId }, query, actor, header, requestId }) => {
    const language = query.lng ?? actor.lang;
    const statement = await deps.fetchStatement({ dealId }, { actorToken: header(actorHeader) ?? '', requestId });
    const pdf = await keptDocument(deps, renderStatement({ statement, language, house: deps.house }));
    return pdfResponse(pdf, {
      fileName: `annulation-${quoteReference(dealId).toLowerCase()}-${language}.pdf`,
      isDownload: query.download === 'true',
    });
  });
};
