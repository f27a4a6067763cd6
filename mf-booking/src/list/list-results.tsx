import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../search/use-load.ts';
import type { PriceHolds } from '../search/use-price-holds.ts';
import styles from './list-results.module.css';
import { VenueTile } from './venue-tile.tsx';

interface Props {
  venues: readonly VenueCard[];
  /** Query with the search, for a venue's page. */
  search: string;
  /** Content of a price. */
  holds: PriceHolds;
}

const firstOnScreen = 2;
const bringMarks = async () => (await import('./list-extras.ts')).bringCardMarks();
const bringMap = async () => (await import('./list-extras.ts')).bringListMap();

/** Venues as cards and on the map, in step; on a narrow screen one or the other. */
export const ListResults = ({ venues, search, holds }: Props) => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  const [activeSlug, setActiveSlug] = useState<string | null>(null);
  const [view, setView] = useState<'list' | 'map'>('list');
  const shownRef = useRef<HTMLDivElement>(null);
  const placeInList = useRef(0);
  const { value: Marks } = useLoad({ name: 'marks', isWanted: true, load: bringMarks });
  const { value: ListMap, hasFailed } = useLoad({ name: 'map', isWanted: true, load: bringMap });
  const other = view === 'list' ? 'map' : 'list';
  // The map fills the screen, its cards at the foot; the list goes on where it was left.
  const turn = () => {
    const isLeaving = view === 'list';
    if (isLeaving) placeInList.current = window.scrollY;
    flushSync(() => setView(other));
    if (isLeaving) window.scrollBy(0, (shownRef.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight);
    else window.scrollTo(0, placeInList.current);
  };
  const isApart = ({ isFoodBrand }: VenueCard) => isFoodBrand && sellsServices(settings.productMode);
  const foodBrands = venues.filter(isApart);
  const others = venues.filter((venue) => !isApart(venue));
  const item = (venue: VenueCard, index: number) => (
    <li key={venue.slug} id={`venue-${venue.slug}`}>
      <VenueTile
        venue={venue}
        search={search}
        holds={holds}
        isHighlighted={venue.slug === activeSlug}
        isPriority={index < firstOnScreen}
        onActiveChange={setActiveSlug}
      >
        {Marks ? <Marks venue={venue} /> : null}
      </VenueTile>
    </li>
  );
  return (
    <div ref={shownRef} className={styles.shown}>
      <div className={styles.results} data-view={view}>
        <div className={styles.cards}>
          {others.length > 0 && <ul className={styles.grid}>{others.map(item)}</ul>}
          {foodBrands.length > 0 && (
            <section className={styles.band} aria-labelledby="food-brands">
              <h2 id="food-brands" className={styles.bandTitle}>
                {t('list.foodBrands')}
              </h2>
              <ul className={styles.grid}>{foodBrands.map((venue, index) => item(venue, others.length + index))}</ul>
            </section>
          )}
        </div>
        <div className={styles.map}>
          {ListMap ? <ListMap venues={venues} search={search} activeSlug={activeSlug} onActiveChange={setActiveSlug} /> : null}
          {hasFailed ? <p role="status">{t('map.failed')}</p> : null}
        </div>
      </div>
      <button type="button" className={styles.viewButton} data-bottom-bar data-view={view} onClick={turn}>
        <Icon name={other} size={20} />
        {t(`list.view.${other}`)}
      </button>
    </div>
  );
};
