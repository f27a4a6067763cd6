import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import type { ReleaseEntry } from './api.ts';
import styles from './releases.module.css';

/** The actors of automatic actions: the end of a canary, the rollback of a service. */
const itself = ['gateway', 'supervisor'];

/** The last actions, newest first. */
export const TrailTable = ({ trail }: { trail: readonly ReleaseEntry[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const detailOf = ({ versions, percent, reason }: ReleaseEntry) =>
    [versions.join(', '), percent === null ? '' : t('releases.share', { percent }), reason ?? ''].filter(Boolean).join(' · ');
  return (
    <section>
      <h2 className={styles.name}>{t('releases.trail')}</h2>
      <DataTable caption={t('releases.trail')} isCaptionHidden isStacked density="dense">
        <thead>
          <tr>
            {(['when', 'who', 'what', 'detail'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`releases.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trail.map((entry) => (
            <tr key={entry.revision}>
              <td className={styles.when} data-label={t('releases.columns.when')}>
                {formatInstant(entry.at, locale)}
              </td>
              <td className={styles.who} data-label={t('releases.columns.who')}>
                {itself.includes(entry.by) ? t('releases.byItself') : entry.by}
              </td>
              <th scope="row">
                {t(`releases.remotes.${entry.remote}`, { defaultValue: entry.remote })} : {t(`releases.deeds.${entry.deed}`)}
              </th>
              <td className={styles.detail} data-label={t('releases.columns.detail')}>
                {detailOf(entry)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};
