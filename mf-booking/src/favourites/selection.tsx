import type { VenueCard } from '@plenary/contracts/venue';
import { useLocation } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { ListView } from '../filters/filter-address.ts';
import { isSameSelection } from './is-same-selection.ts';
import { slugsAmong, useKeptVenues } from './kept-venues.ts';
import { SelectedElsewhere } from './selected-elsewhere.tsx';
import styles from './selection.module.css';
import { ShareLink } from './share-link.tsx';
import { sharedQuery } from './shared-query.ts';
import { usePricesOfLink } from './use-prices-of-link.ts';

interface Props {
  /** The selected venues of the list. */
  venues: readonly VenueCard[];
  view: ListView;
  onChange: (view: ListView) => void;
}

/** What the list is narrowed to: the favourites of this browser, or the venues of a link, which can be kept as favourites. */
export const Selection = ({ venues, view, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { slugs, keep } = useKeptVenues();
  usePricesOfLink();
  const selected = slugsAmong(view.selected);
  const isMine = selected.length > 0 && isSameSelection(selected, slugs);
  const missing = selected.filter((slug) => venues.every((venue) => venue.slug !== slug));
  return (
    <section className={styles.selection} aria-labelledby="selection">
      <div className={styles.row}>
        <p id="selection" className={styles.title}>
          {t(isMine ? 'favourites.mine' : 'favourites.shared', { count: selected.length })}
        </p>
        {selected.length > 0 ? <ShareLink query={sharedQuery(search, { selected })} /> : null}
        {isMine ? null : (
          <Button variant="secondary" size="small" onClick={() => keep(selected)}>
            {t('favourites.keepAll')}
          </Button>
        )}
        <button type="button" className={styles.all} onClick={() => onChange({ ...view, selected: [] })}>
          {t('favourites.all')}
        </button>
      </div>
      {missing.length > 0 ? <SelectedElsewhere slugs={missing} view={view} /> : null}
    </section>
  );
};
