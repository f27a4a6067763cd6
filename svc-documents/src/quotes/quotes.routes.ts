import * as contract from '@plenary/contracts/documents.endpoints';
import type { DocumentGoal } from '@plenary/contracts/documents.schemas';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { actorHeader } from '@plenary/service-kit/actor';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { getQuotePdf } from './get-quote-pdf.ts';
import { printQuote } from './print-quote.ts';

export const quotesRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.getQuotePdf, async ({ params: { quoteId }, query, actor, header, requestId }) => {
    const language = query.lng ?? actor.lang;
    const forwarded = { actorToken: header(actorHeader) ?? '', requestId };
    const { pdf, printedFor } = await getQuotePdf(deps, { quoteId, language, goal: query.goal, actor, forwarded });
    const reference = quoteReference(quoteId).toLowerCase();
    return pdfResponse(pdf, {
      fileName: printedFor ? `${fileWord(printedFor)}-${reference}-${language}.pdf` : `devis-${reference}.pdf`,
      isDownload: query.download === 'true',
    });
  });

  implement(contract.renderQuoteDocument, async ({ body }) => {
    const { pdf, printedFor } = await printQuote(deps, { ...body, goal: 'preview' });
    return pdfResponse(pdf, { fileName: `${fileWord(printedFor)}-${quoteReference(body.quote.id).toLowerCase()}-${body.language}.pdf` });
  });
};

const fileWord = (goal: DocumentGoal): string => {
  if (goal.startsWith('proforma')) return 'proforma';
  return goal === 'booking-estimation' ? 'estimation' : 'devis';
};
