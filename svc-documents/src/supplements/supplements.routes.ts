import * as contract from '@plenary/contracts/deal-supplements.endpoints';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { refuse } from '@plenary/http/refuse';
import { actorHeader } from '@plenary/service-kit/actor';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { keptDocument } from '../printing/print-document.ts';
import { renderSupplements } from './render-supplements.tsx';

export const supplementsRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.getDealSupplementsPdf, async ({ params: { dealId }, query, actor, header, requestId }) => {
    const language = query.lng ?? actor.lang;
    const agreed = await deps.fetchSupplements({ dealId }, { actorToken: header(actorHeader) ?? '', requestId });
    if (agreed.supplements.length === 0) return refuse('not-found');
    const pdf = await keptDocument(deps, renderSupplements({ agreed, language, house: deps.house }));
    return pdfResponse(pdf, {
      fileName: `supplements-${quoteReference(dealId).toLowerCase()}-${language}.pdf`,
      isDownload: query.download === 'true',
    });
  });
};
