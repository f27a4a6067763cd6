import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './document-frame.module.css';
import { Fingerprint } from './fingerprint.tsx';

interface Props {
  address: string;
  sha256: string;
}

/** The signed document itself, embedded if the browser shows PDFs, and in a tab of its own everywhere. */
export const DocumentFrame = ({ address, sha256 }: Props) => {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.document}>
      {navigator.pdfViewerEnabled ? (
        <iframe className={styles.frame} src={`${address}#navpanes=0`} title={t('signature.read.frame')} />
      ) : (
        <p className={styles.noFrame}>
          <Icon name="info" size={20} />
          {t('signature.read.noFrame')}
        </p>
      )}
      <a className={buttonClass({ variant: 'secondary' })} href={address} target="_blank" rel="noopener">
        {t('signature.read.open')}
      </a>
      <dl className={styles.facts}>
        <dt>{t('signature.read.fingerprint')}</dt>
        <dd>
          <Fingerprint sha256={sha256} />
        </dd>
      </dl>
    </div>
  );
};
