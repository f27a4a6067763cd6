import { signOnPaper } from '@plenary/contracts/paper-signature.endpoints';
import * as contract from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { ParticularsForm } from '@plenary/contracts/quote-particulars';
import { getPaperForStaff } from '@plenary/contracts/sent-papers.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { call } from '../call.ts';
import { base64Of } from '../desk/base64-of.ts';
import type { ReadyPaper } from './paper-draft.ts';

export const fetchBookedQuote = (quoteId: string, language: Language, signal?: AbortSignal): Promise<BookedQuote> =>
  call(contract.getBookedQuote, { params: { quoteId }, query: { lng: language } }, { signal });

export const changeParticulars = (
  quoteId: string,
  body: ParticularsForm & { revision: number },
  language: Language,
): Promise<BookedQuote> => call(contract.changeParticulars, { params: { quoteId }, query: { lng: language }, body });

export const sentPaperAddress = (quoteId: string): string => addressOf(getPaperForStaff, { params: { quoteId } });

interface Signed extends ReadyPaper {
  quoteId: string;
  revision: number;
  idempotencyKey: string;
}

export const sendPaper = async ({ quoteId, revision, file, signatoryName, receivedOn, purchaseOrder, billing, idempotencyKey }: Signed) =>
  call(
    signOnPaper,
    {
      params: { quoteId },
      body: {
        ...{ revision, document: await base64Of(file), signatoryName: signatoryName.trim(), receivedOn, purchaseOrder },
        billing: { ...billing, recipient: '', email: '' },
      },
    },
    { idempotencyKey },
  );
