import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './download-pdf.module.css';
import { fetchQuotePdf, quotePdfAddress } from './fetch-quote-pdf.ts';
import { saveFile } from './save-file.ts';

/**
 * A link to the PDF that fetches it itself: printing may take seconds or be impossible, and a bare link would then show nothing, or
 * save the refusal as a file. Opened in a new tab or copied it stays a link.
 */
export const DownloadPdf = ({ quoteId }: { quoteId: string }) => {
  const { t } = useTranslation('booking');
  const { language, report } = usePlatform();
  const [state, setState] = useState<'idle' | 'preparing' | 'unavailable' | 'failed'>('idle');
  const isPreparing = state === 'preparing';

  const download = async () => {
    setState('preparing');
    try {
      saveFile(await fetchQuotePdf(quoteId, language));
      setState('idle');
    } catch (error) {
      report(error);
      setState(error instanceof CallError && error.status === 503 ? 'unavailable' : 'failed');
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPreparing) void download();
  };
  return (
    <div className={styles.download}>
      <ButtonLink
        variant="secondary"
        href={quotePdfAddress(quoteId, language)}
        download
        onClick={press}
        aria-disabled={isPreparing || undefined}
        icon={<Icon name="download" size={20} />}
      >
        {t(isPreparing ? 'quote.pdf.preparing' : 'quote.pdf.download')}
      </ButtonLink>
      <p className={styles.state} role="status">
        {isPreparing ? <span className="visually-hidden">{t('quote.pdf.preparing')}</span> : null}
        {state === 'unavailable' || state === 'failed' ? t(`quote.pdf.${state}`) : null}
      </p>
    </div>
  );
};
