import { Link, useLocation } from '@plenary/platform/router';
import { IconButton } from '@plenary/ui/icon-button';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { paths } from '../paths.ts';
import styles from './compared-table.module.css';
import type { Compared, ComparedRow } from './use-compared-rows.ts';

interface Props {
  venues: readonly Compared[];
  rows: readonly ComparedRow[];
  /** Id of its heading. */
  labelledBy: string;
  onRemove: (slug: string) => void;
}

/** Venues side by side. On a narrow screen the name of a row stands over its cells. */
export const ComparedTable = ({ venues, rows, labelledBy, onRemove }: Props) => {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  return (
    <table className={styles.table} data-columns={venues.length} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {venues.map(({ venue }) => (
            <th key={venue.slug} scope="col">
              <div className={styles.picture}>
                <VenueCover venue={venue} sizes="(width >= 1024px) 20rem, 33vw" />
              </div>
              <div className={styles.venue}>
                <Link to={paths.venue(venue.slug, search)}>{venue.name}</Link>
                <IconButton
                  icon="close"
                  label={t('compare.remove', { name: venue.name })}
                  size="small"
                  onClick={() => onRemove(venue.slug)}
                />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, differs }) => (
          <tr key={name} data-differs={differs}>
            <th scope="row">
              {name}
              {differs ? <span className={styles.differs}> {t('compare.differs')}</span> : null}
            </th>
            {venues.map(({ venue }, index) => (
              <td key={venue.slug}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
