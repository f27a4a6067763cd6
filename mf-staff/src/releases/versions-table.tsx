import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../desk/format-instant.ts';
import type { Deed, RemoteReleases } from './api.ts';
import styles from './releases.module.css';

interface Props {
  remote: string;
  live: string | null;
  canary: string | null;
  versions: RemoteReleases['versions'];
  onWant: (deed: Deed) => void;
}

/** Share of visitors that a canary begins with. */
const firstShare = 10;

/** The versions of a domain that are kept: who released them and when, who is given them, and what browsers told of. */
export const VersionsTable = ({ remote, live, canary, versions, onWant }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('releases.versionsOf', { remote })} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {(['version', 'releasedAt', 'releasedBy', 'visitors', 'errors'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`releases.${column}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {versions.map(({ version, releasedAt, releasedBy, share, reports }) => (
          <tr key={version}>
            <th scope="row" className={styles.version}>
              {version}
            </th>
            <td className={styles.when} data-label={t('releases.releasedAt')}>
              {formatInstant(releasedAt, locale)}
            </td>
            <td className={styles.who} data-label={t('releases.releasedBy')}>
              {releasedBy}
            </td>
            <td data-label={t('releases.visitors')}>{t('releases.percent', { percent: share })}</td>
            <td data-label={t('releases.errors')}>{reports}</td>
            <td>
              {version === live ? null : (
                <div className={styles.deeds}>
                  <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'canary', version, percent: firstShare })}>
                    {t(version === canary ? 'releases.changeShare' : 'releases.startCanary')}
                    <span className="visually-hidden">{` ${version}`}</span>
                  </Button>
                  {version === canary ? null : (
                    <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'promote', version })}>
                      {t('releases.promote')}
                      <span className="visually-hidden">{` ${version}`}</span>
                    </Button>
                  )}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
