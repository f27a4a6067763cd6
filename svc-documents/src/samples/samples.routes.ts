import * as contract from '@plenary/contracts/documents.endpoints';
import { documentGoals } from '@plenary/contracts/documents.schemas';
import { languages } from '@plenary/contracts/terms';
import { addressOf } from '@plenary/http/create-caller';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { keptDocument } from '../printing/print-document.ts';
import { renderQuote } from '../rendering/render-quote.tsx';
import { sampleDocument } from './sample-document.ts';

export const samplesRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.getTestPdf, async ({ query, actor }) => {
    const asked = { goal: query.goal ?? 'preview', lng: query.lng ?? actor.lang } as const;
    const samples = documentGoals.flatMap((goal) => languages.map((language) => ({ goal, language })));
    return {
      _links: {
        download: { method: 'GET' as const, href: addressOf(contract.getTestPdfDocument, { query: { ...asked, download: 'true' } }) },
      },
      samples: samples.map(({ goal, language }) => ({
        goal,
        language,
        href: addressOf(contract.getTestPdfDocument, { query: { goal, lng: language } }),
      })),
    };
  });

  implement(contract.getTestPdfDocument, async ({ query, actor }) => {
    const goal = query.goal ?? 'preview';
    const language = query.lng ?? actor.lang;
    const document = sampleDocument({ goal, language, house: deps.house });
    const pdf = await keptDocument(deps, renderQuote({ document }));
    return pdfResponse(pdf, { fileName: `test-${goal}-${language}.pdf`, isDownload: query.download === 'true' });
  });
};
