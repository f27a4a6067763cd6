import type { Endpoint } from '@plenary/contracts/endpoint';
import { type SpreadsheetFormat, spreadsheetFormats } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { useMay } from './permitted.tsx';

/** Form of a saved list, and the language of its words. */
export interface SavedAs {
  format: SpreadsheetFormat;
  language: Language;
}

interface Props {
  /** The call that answers the file. */
  by: Endpoint;
  /** Of the file in a form; the browser saves it while it comes. */
  addressOf: (format: SpreadsheetFormat) => string;
  size?: 'small';
}

/** Saves a list for a spreadsheet (D24 of the desk). */
export const ExportLinks = ({ by, addressOf, size }: Props) => {
  const { t } = useTranslation('staff');
  if (!useMay(by)) return null;
  return spreadsheetFormats.map((format) => (
    <a key={format} className={buttonClass({ variant: 'secondary', ...(size && { size }) })} href={addressOf(format)} download>
      {t(`desk.export.${format}`)}
    </a>
  ));
};
