import type { renderCertificate, renderQuoteDocument, renderSignatureDocument } from '@plenary/contracts/documents.endpoints';
import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import { refuse } from '@plenary/http/refuse';

export type DocumentToSign = EndpointInput<typeof renderSignatureDocument>['body'];
type QuoteToPrint = EndpointInput<typeof renderQuoteDocument>['body'];
export type CertificateFacts = EndpointInput<typeof renderCertificate>['body'];

/** Prints PDF documents; refuses `documents-unavailable` where that is not possible now. */
export interface PrintedDocuments {
  printDocument(document: DocumentToSign): Promise<Uint8Array>;
  printCertificate(facts: CertificateFacts): Promise<Uint8Array>;
  /** Within the shorter time that a mail may wait. */
  printQuote(quote: QuoteToPrint): Promise<Uint8Array>;
  printSheet(sheet: SheetDocument, way?: { isForMail: boolean }): Promise<Uint8Array>;
}

/** For a deployment without svc-documents, where signing is impossible. */
export const noDocuments: PrintedDocuments = {
  printDocument: async () => refuse('documents-unavailable'),
  printCertificate: async () => refuse('documents-unavailable'),
  printQuote: async () => refuse('documents-unavailable'),
  printSheet: async () => refuse('documents-unavailable'),
};
