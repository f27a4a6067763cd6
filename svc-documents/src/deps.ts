import type { Logger } from '@plenary/service-kit/logger';
import type { Fonts } from './fonts/font-faces.ts';
import type { KeptDocuments } from './kept-documents/kept-documents.ts';
import type { FormFonts } from './pdf/form-fonts.ts';
import type { Printer } from './printing/create-printer.ts';
import type { FetchBilling } from './quotes/fetch-billing.ts';
import type { FetchPicture } from './quotes/fetch-picture.ts';
import type { FetchQuote } from './quotes/fetch-quote.ts';
import type { FetchSent } from './quotes/fetch-sent.ts';
import type { FetchSigned } from './quotes/fetch-signed.ts';
import type { House } from './quotes/map-quote.ts';
import type { FetchStatement } from './statement/fetch-statement.ts';
import type { FetchSupplements } from './supplements/fetch-supplements.ts';

/** Dependencies of the verbs of svc-documents. */
export interface DocumentsDeps {
  house: House;
  fonts: Fonts;
  formFonts: FormFonts;
  fetchQuote: FetchQuote;
  fetchSigned: FetchSigned;
  fetchSent: FetchSent;
  fetchBilling: FetchBilling;
  fetchStatement: FetchStatement;
  fetchSupplements: FetchSupplements;
  fetchPicture: FetchPicture;
  printer: Printer;
  kept: KeptDocuments;
  /** Documents being printed, by the hash of their content. */
  printings: Map<string, Promise<Uint8Array>>;
  /** Clock, in milliseconds. */
  now: () => number;
  logger: Logger;
}
