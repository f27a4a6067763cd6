import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import type { Deed, RemoteReleases } from './api.ts';
import { ReleaseCells } from './release-cells.tsx';
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

/** The stored versions of a domain: author and date, audience, and browser reports. */
export const VersionsTable = ({ remote, live, canary, versions, onWant }: Props) => {
  const { t } = useTranslation('staff');
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
        {versions.map(({ share, reports, ...release }) => (
          <tr key={release.version}>
            <ReleaseCells release={release} />
            <td data-label={t('releases.visitors')}>{t('releases.percent', { percent: share })}</td>
            <td data-label={t('releases.errors')}>{reports}</td>
            <td>
              {release.version === live ? null : (
                <div className={styles.deeds}>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => onWant({ kind: 'canary', version: release.version, percent: firstShare })}
                  >
                    {t(release.version === canary ? 'releases.changeShare' : 'releases.startCanary')}
                    <span className="visually-hidden">{` ${release.version}`}</span>
                  </Button>
                  {release.version === canary ? null : (
                    <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'promote', version: release.version })}>
                      {t('releases.promote')}
                      <span className="visually-hidden">{` ${release.version}`}</span>
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
