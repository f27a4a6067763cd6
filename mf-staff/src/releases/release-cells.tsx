import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';

interface Props {
  release: { version: string; releasedAt: string; releasedBy: string };
}

/** First cells of a version's row, of a remote or a service: version, date and author. */
export const ReleaseCells = ({ release: { version, releasedAt, releasedBy } }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <>
      <th scope="row" className={styles.version}>
        {version}
      </th>
      <td className={styles.when} data-label={t('releases.releasedAt')}>
        {formatInstant(releasedAt, locale)}
      </td>
      <td className={styles.who} data-label={t('releases.releasedBy')}>
        {releasedBy}
      </td>
    </>
  );
};
