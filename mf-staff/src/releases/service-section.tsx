import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../desk/format-instant.ts';
import type { Deed, ServiceReleases } from './api.ts';
import styles from './releases.module.css';

interface Props {
  releases: ServiceReleases;
  onWant: (deed: Deed) => void;
}

/** Releases of one service: what is live, what its copies run by now, and the versions that are kept. */
export const ServiceSection = ({ releases: { service, live, before, copies, versions }, onWant }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
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
            {versions.map(({ version, releasedAt, releasedBy }) => (
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
                <td>
                  {version === live ? null : (
                    <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'promote', version })}>
                      {t('releases.makeLive')}
                      <span className="visually-hidden">{` ${version} (${service})`}</span>
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
