import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { saveFile } from '@plenary/ui/save-file';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './download-pdf.module.css';
import { fetchPdf } from './fetch-quote-pdf.ts';

interface Props {
  address: string;
  label: string;
  /** Of the file, where the answer names none. */
  fileName: string;
}

/**
 * A link to a PDF that fetches it itself: printing may take seconds or be impossible, and a bare link would then show nothing, or
 * save the refusal as a file. Opened in a new tab or copied it stays a link.
 */
export const DownloadFile = ({ address, label, fileName }: Props) => {
  const { t } = useTranslation('booking');
  const { report } = usePlatform();
  const [state, setState] = useState<'idle' | 'preparing' | 'unavailable' | 'failed'>('idle');
  const isPreparing = state === 'preparing';

  const download = async () => {
    setState('preparing');
    try {
      saveFile(await fetchPdf(address, fileName));
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
        href={address}
        download
        onClick={press}
        aria-disabled={isPreparing || undefined}
        icon={<Icon name="download" size={20} />}
      >
        {isPreparing ? t('quote.pdf.preparing') : label}
      </ButtonLink>
      <p className={styles.state} role="status">
        {isPreparing ? <span className="visually-hidden">{t('quote.pdf.preparing')}</span> : null}
        {state === 'unavailable' || state === 'failed' ? t(`quote.pdf.${state}`) : null}
      </p>
    </div>
  );
};
