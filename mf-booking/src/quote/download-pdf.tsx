import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DownloadFile } from './download-file.tsx';
import { quotePdfAddress } from './quote-pdf-address.ts';

/** The PDF of a quote, in the reader's language: a link beside its next step. */
export const DownloadPdf = ({ quoteId }: { quoteId: string }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const address = quotePdfAddress(quoteId, { language });
  return <DownloadFile variant="quiet" address={address} label={t('quote.pdf.download')} fileName={`${quoteId}.pdf`} />;
};
