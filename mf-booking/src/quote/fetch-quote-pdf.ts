import { getQuotePdf } from '@plenary/contracts/documents.endpoints';
import type { DocumentGoal } from '@plenary/contracts/documents.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { addressOf } from '@plenary/http/create-caller';
import { newId } from '@plenary/http/new-id';
import { currentPlatform } from '@plenary/platform';

/** The address of a quote's PDF, for a link; without a goal, the paper that its customer needs next. */
export const quotePdfAddress = (quoteId: string, { language, goal }: { language: Language; goal?: DocumentGoal }): string =>
  addressOf(getQuotePdf, {
    params: { quoteId },
    query: { lng: language, download: 'true', version: '4', goal },
  });

export interface PdfFile {
  content: Blob;
  name: string;
}

/** Brings a PDF; `name` is for a file that comes without one. Throws CallError: 503 `documents-unavailable` where nothing can be printed. */
export const fetchPdf = async (address: string, name: string): Promise<PdfFile> => {
  const requestId = newId();
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: { ...currentPlatform().callHeaders(), 'content-type': 'application/json', 'x-request-id': requestId },
  }).catch((cause: unknown) => {
    throw new CallError({ status: 500, body: {}, requestId, cause });
  });
  if (!response.ok) throw new CallError({ status: response.status, body: await response.json().catch(() => ({})), requestId });
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { content: await response.blob(), name: named?.[1] ?? name };
};
