import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deed, RemoteReleases } from './api.ts';
import styles from './releases.module.css';
import { VersionsTable } from './versions-table.tsx';

interface Props {
  releases: RemoteReleases;
  onWant: (deed: Deed) => void;
}

/** Releases of one domain: the live version, the canary, and the stored versions. */
export const RemoteSection = ({ releases: { remote, live, before, canary, versions }, onWant }: Props) => {
  const { t } = useTranslation('staff');
  const headingId = useId();
  const nameOf = (version: string | null) => version ?? t('releases.installed');
  const seen = (of: 'canary' | 'live') => t('releases.seen', { ...canary?.seen[of], count: canary?.seen[of].visitors ?? 0 });
  return (
    <section className={styles.remote} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          {t(`releases.remotes.${remote}`, { defaultValue: remote })}
        </h2>
        <p className={styles.live}>
          <Badge tone="success">{t('releases.live')}</Badge> {nameOf(live)}
        </p>
        {before === undefined ? null : (
          <Button size="small" variant="secondary" onClick={() => onWant({ kind: 'rollback' })}>
            {t('releases.rollBack', { version: nameOf(before) })}
            <span className="visually-hidden">{` (${remote})`}</span>
          </Button>
        )}
      </header>
      {canary ? (
        <div className={styles.canary}>
          <p className={styles.live}>
            <Badge tone="warning">{t('releases.canary')}</Badge> {canary.version} · {t('releases.share', { percent: canary.percent })}
          </p>
          <dl className={styles.seen}>
            <dt>{t('releases.canary')}</dt>
            <dd>{seen('canary')}</dd>
            <dt>{t('releases.live')}</dt>
            <dd>{seen('live')}</dd>
          </dl>
          <div className={styles.deeds}>
            <Button size="small" onClick={() => onWant({ kind: 'promote', version: canary.version })}>
              {t('releases.promote')}
              <span className="visually-hidden">{` ${canary.version} (${remote})`}</span>
            </Button>
            <Button size="small" variant="danger" onClick={() => onWant({ kind: 'withdraw' })}>
              {t('releases.withdraw')}
              <span className="visually-hidden">{` ${canary.version} (${remote})`}</span>
            </Button>
          </div>
        </div>
      ) : null}
      {versions.length === 0 ? (
        <p className={styles.none}>{t('releases.none')}</p>
      ) : (
        <VersionsTable remote={remote} live={live} canary={canary?.version ?? null} versions={versions} onWant={onWant} />
      )}
    </section>
  );
};
