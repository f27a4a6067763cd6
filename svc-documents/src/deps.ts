import type { Logger } from '@plenary/service-kit/logger';
import type { Fonts } from './fonts/font-faces.ts';
import type { KeptDocuments } from './kept-documents/kept-documents.ts';
import type { Printer } from './printing/create-printer.ts';
import type { FetchQuote } from './quotes/fetch-quote.ts';
import type { SettlementCompany } from './quotes/quote-document.ts';

/** What the verbs of svc-documents work with. */
export interface DocumentsDeps {
  brandName: string;
  settlementCompany: SettlementCompany;
  fonts: Fonts;
  fetchQuote: FetchQuote;
  printer: Printer;
  kept: KeptDocuments;
  /** Documents being printed, by the hash of their content. */
  printings: Map<string, Promise<Uint8Array>>;
  logger: Logger;
}
