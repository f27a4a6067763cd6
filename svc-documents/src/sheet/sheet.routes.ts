import * as contract from '@plenary/contracts/documents.endpoints';
import type { DocumentsDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { pdfResponse } from '../printing/pdf-response.ts';
import { freshDocument } from '../printing/print-document.ts';
import { renderSheet } from './render-sheet.tsx';

export const sheetRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.renderSheetDocument, async ({ body }) =>
    pdfResponse(await freshDocument(deps, renderSheet({ sheet: body, house: deps.house })), { fileName: `${body.fileName}.pdf` }),
  );
};
