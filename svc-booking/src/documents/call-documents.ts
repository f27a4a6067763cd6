import {
  renderCertificate,
  renderQuoteDocument,
  renderSheetDocument,
  renderSignatureDocument,
} from '@plenary/contracts/documents.endpoints';
import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';
import type { PrintedDocuments } from './printed-documents.ts';

interface Options {
  /** Origin of svc-documents. */
  origin: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer; a document may wait in a queue and is then printed. */
  deadline: () => AbortSignal;
  /** The same for the paper of a mail, which keeps the mails behind it waiting, and nothing else. */
  mailDeadline: () => AbortSignal;
  logger: Logger;
}

/** Has svc-documents print, for the service itself: whose quote it is has been decided here. */
export const callDocuments = ({ origin, tokens, fetch, deadline, mailDeadline, logger }: Options): PrintedDocuments => {
  const print = async (path: string, body: unknown, signal = deadline()): Promise<Uint8Array> => {
    const headers = { 'content-type': 'application/json', [actorHeader]: await tokens.sign({ kind: 'service', name: 'svc-booking' }) };
    try {
      const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.ok && response.headers.get('content-type') === 'application/pdf') return bytes;
      logger.warn({ path, status: response.status }, 'document not printed');
    } catch (error) {
      logger.warn({ err: error, path }, 'document not printed');
    }
    return refuse('documents-unavailable', { retryAfterSeconds: 5 });
  };
  return {
    printDocument: (document) => print(renderSignatureDocument.path, document),
    printCertificate: (facts) => print(renderCertificate.path, facts),
    printQuote: (quote) => print(renderQuoteDocument.path, quote, mailDeadline()),
    printSheet: (sheet, way) => print(renderSheetDocument.path, sheet, way?.isForMail ? mailDeadline() : deadline()),
  };
};
