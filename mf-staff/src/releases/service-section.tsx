import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deed, ServiceReleases } from './api.ts';
import { ReleaseCells } from './release-cells.tsx';
import styles from './releases.module.css';

interface Props {
  releases: ServiceReleases;
  onWant: (deed: Deed) => void;
}

/** Releases of one service: the live version, the versions its replicas run, and the stored versions. */
export const ServiceSection = ({ releases: { service, live, before, copies, versions }, onWant }: Props) => {
  const { t } = useTranslation('staff');
  const headingId = useId();
  const nameOf = (version: string | null) => version ?? t('releases.installed');
  const arrived = copies.filter(({ version, isReady }) => isReady && version === live).length;
  return (
    <section className={styles.remote} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          {t(`releases.remotes.${service}`, { defaultValue: service })}
        </h2>
        <p className={styles.live}>
          <Badge tone="success">{t('releases.live')}</Badge> {nameOf(live)}
        </p>
        {copies.length > 0 ? <p className={styles.live}>{t('releases.copies', { all: copies.length, arrived })}</p> : null}
        {before === undefined ? null : (
          <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'rollback' })}>
            {t('releases.rollBack', { version: nameOf(before) })}
            <span className="visually-hidden">{` (${service})`}</span>
          </Button>
        )}
      </header>
      {versions.length === 0 ? (
        <p className={styles.none}>{t('releases.noneOfService')}</p>
      ) : (
        <DataTable caption={t('releases.versionsOf', { remote: service })} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              {(['version', 'releasedAt', 'releasedBy'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`releases.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {versions.map((release) => (
              <tr key={release.version}>
                <ReleaseCells release={release} />
                <td>
                  {release.version === live ? null : (
                    <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'promote', version: release.version })}>
                      {t('releases.makeLive')}
                      <span className="visually-hidden">{` ${release.version} (${service})`}</span>
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
};
