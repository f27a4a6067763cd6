import { refuse } from '@plenary/http/refuse';
import type { CertificateFacts, DocumentToSign, PrintedDocuments } from '../printed-documents.ts';

/** Prints at once: the bytes say what they were made of, so that other input makes other bytes. */
export const fakeDocuments = () => {
  const printed: { documents: DocumentToSign[]; certificates: CertificateFacts[] } = { documents: [], certificates: [] };
  let isAway = false;
  const bytesOf = (value: unknown) => new TextEncoder().encode(`%PDF-1.7\n${JSON.stringify(value)}\n%%EOF`);
  const documents: PrintedDocuments = {
    printDocument: async (document) => {
      if (isAway) return refuse('documents-unavailable');
      printed.documents.push(document);
      return bytesOf(document);
    },
    printQuote: async (quote) => {
      if (isAway) return refuse('documents-unavailable');
      return bytesOf(quote);
    },
    printSheet: async (sheet) => {
      if (isAway) return refuse('documents-unavailable');
      return bytesOf(sheet);
    },
    printCertificate: async (facts) => {
      if (isAway) return refuse('documents-unavailable');
      printed.certificates.push(facts);
      return bytesOf({ ...facts, copy: printed.certificates.length });
    },
  };
  const setAway = (now: boolean) => {
    isAway = now;
  };
  return { documents, printed, setAway };
};
