import { quoteReference } from '@plenary/contracts/quote-reference';
import * as contract from '@plenary/contracts/sent-papers.endpoints';
import type { BookingDeps } from '../deps.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import type { Implement } from '../implement.ts';
import { getPaperForStaff, getSentPaper } from './sent-paper.ts';

export const sentPapersRoutes = (implement: Implement, deps: BookingDeps): void => {
  const nameOf = (quoteId: string) => `devis-${quoteReference(quoteId).toLowerCase()}`;

  implement(contract.getPaperForStaff, async ({ params: { quoteId } }) => pdfFile(await getPaperForStaff(deps, quoteId), nameOf(quoteId)));

  implement(contract.getSentPaper, async ({ params: { quoteId }, query: { userId, lng: language } }) =>
    pdfFile(await getSentPaper(deps, { quoteId, userId, language }), nameOf(quoteId)),
  );
};
