import { fetchFile } from '@plenary/platform/fetch-file';
import { useSubmission } from '@plenary/platform/submission';
import { ButtonLink, type ButtonLook } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { saveFile } from '@plenary/ui/save-file';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './download-pdf.module.css';

interface Props extends Pick<ButtonLook, 'variant'> {
  address: string;
  label: string;
  /** Name of the file, if the answer has none. */
  fileName: string;
}

/**
 * A link to a PDF that fetches it itself: printing may take seconds or be impossible, and a bare link would then show nothing, or
 * save the refusal as a file. Opened in a new tab or copied it stays a link.
 */
export const DownloadFile = ({ address, label, fileName, variant = 'secondary' }: Props) => {
  const { t } = useTranslation('booking');
  const { submit, isPending, failure } = useSubmission({
    endpoints: [],
    send: () => fetchFile(address, fileName),
    words: { failed: t('quote.pdf.failed') },
    onDone: saveFile,
  });
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.download}>
      <ButtonLink
        variant={variant}
        href={address}
        download
        onClick={press}
        aria-disabled={isPending || undefined}
        icon={<Icon name="download" size={20} />}
      >
        {isPending ? t('quote.pdf.preparing') : label}
      </ButtonLink>
      <p className={styles.state} role="status">
        {isPending ? <span className="visually-hidden">{t('quote.pdf.preparing')}</span> : null}
        {failure?.error?.status === 503 ? t('quote.pdf.unavailable') : failure?.text}
      </p>
    </div>
  );
};
