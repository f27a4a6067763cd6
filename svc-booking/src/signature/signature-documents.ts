import type { renderCertificate, renderSignatureDocument } from '@plenary/contracts/documents.endpoints';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import { refuse } from '@plenary/http/refuse';

export type DocumentToSign = EndpointInput<typeof renderSignatureDocument>['body'];
export type CertificateFacts = EndpointInput<typeof renderCertificate>['body'];

/** Prints PDF documents; refuses `documents-unavailable` where that is not possible now. */
export interface SignatureDocuments {
  printDocument(document: DocumentToSign): Promise<Uint8Array>;
  printCertificate(facts: CertificateFacts): Promise<Uint8Array>;
}

/** For a deployment without svc-documents, where signing is impossible. */
export const noDocuments: SignatureDocuments = {
  printDocument: async () => refuse('documents-unavailable'),
  printCertificate: async () => refuse('documents-unavailable'),
};
