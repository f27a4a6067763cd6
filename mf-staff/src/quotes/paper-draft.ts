import { type CompanyBilling, companyBillingFields, noCompanyBilling } from '@plenary/contracts/company-billing';
import { maxPaperBytes } from '@plenary/contracts/paper-signature-terms';

export interface PaperDraft {
  file: File | null;
  signatoryName: string;
  /** Local day, or an empty text. */
  receivedOn: string;
  purchaseOrder: string;
  billing: CompanyBilling & { companyName: string };
}

export const paperBillingFields = ['companyName', ...companyBillingFields] as const;

export const noPaper: PaperDraft = {
  ...{ file: null, signatoryName: '', receivedOn: '', purchaseOrder: '' },
  billing: { companyName: '', ...noCompanyBilling },
};

/** A draft that can be sent. */
export type ReadyPaper = PaperDraft & { file: File };

export const isReady = (draft: PaperDraft): draft is ReadyPaper =>
  draft.file !== null && draft.file.size <= maxPaperBytes && draft.signatoryName.trim() !== '' && draft.receivedOn !== '';
