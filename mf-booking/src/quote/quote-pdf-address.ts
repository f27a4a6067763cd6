import { getQuotePdf } from '@plenary/contracts/documents.endpoints';
import type { DocumentGoal } from '@plenary/contracts/documents.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';

/** The address of a quote's PDF, for a link; without a goal, the paper that its customer needs next. */
export const quotePdfAddress = (quoteId: string, { language, goal }: { language: Language; goal?: DocumentGoal }): string =>
  addressOf(getQuotePdf, {
    params: { quoteId },
    query: { lng: language, download: 'true', version: '4', goal },
  });
