import type { VenueCard } from '@plenary/contracts/venue';
import { useLoading } from '@plenary/platform/loading';
import { Link, useLocation } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Checkbox } from '@plenary/ui/checkbox';
import { Icon } from '@plenary/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slugsAmong } from '../favourites/kept-venues.ts';
import { ShareLink } from '../favourites/share-link.tsx';
import { sharedQuery } from '../favourites/shared-query.ts';
import { usePricesOfLink } from '../favourites/use-prices-of-link.ts';
import { ComparedTable } from './compared-table.tsx';
import styles from './comparison.module.css';
import { loadCompared } from './load-compared.ts';
import { useCompared } from './use-compared.ts';
import { type Compared, useComparedRows } from './use-compared-rows.ts';

interface Props {
  /** All venues of the list. */
  cards: readonly VenueCard[];
  /** They answer the search of the address. */
  isAnswered: boolean;
}

/** The heading has the focus when the comparison comes in the place of the list. */
const useHeading = () => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
};

/** The venues that are picked, side by side, in the place of the list. */
export const Comparison = ({ cards, isAnswered }: Props) => {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { compared, toggle, address } = useCompared();
  const slugs = slugsAmong(compared);
  const { loading, restart } = useLoading({ load: (signal) => loadCompared(slugs, signal), of: slugs.join() });
  const headingRef = useHeading();
  usePricesOfLink();
  const known = loading.type === 'loaded' ? loading.value.filter(({ slug }) => slugs.includes(slug)) : [];
  const venues = known.map((venue): Compared => ({ venue, card: cards.find(({ slug }) => slug === venue.slug) }));
  const remove = (slug: string) => {
    headingRef.current?.focus();
    toggle(slug);
  };
  return (
    <section className={styles.comparison} aria-labelledby="comparison" aria-busy={loading.type === 'loading'}>
      <Link className={styles.back} to={address(false)}>
        <Icon name="arrow-left" size={20} />
        {t('compare.back')}
      </Link>
      <div className={styles.heading}>
        <h2 id="comparison" ref={headingRef} tabIndex={-1}>
          {t('compare.title', { count: slugs.length })}
        </h2>
        {slugs.length > 1 ? <ShareLink query={sharedQuery(search, { compared: slugs, isComparing: true })} /> : null}
      </div>
      {slugs.length < 2 ? <p>{t('compare.tooFew')}</p> : null}
      {loading.type === 'failed' ? (
        <Callout tone="danger" title={t('compare.failed')}>
          <Button variant="secondary" size="small" onClick={restart}>
            {t('compare.retry')}
          </Button>
        </Callout>
      ) : null}
      {loading.type === 'loaded' && known.length < slugs.length ? (
        <p>{t('favourites.unknown', { count: slugs.length - known.length })}</p>
      ) : null}
      {venues.length > 0 ? <Differences venues={venues} isAnswered={isAnswered} onRemove={remove} /> : null}
    </section>
  );
};

interface DifferencesProps {
  venues: readonly Compared[];
  isAnswered: boolean;
  onRemove: (slug: string) => void;
}

const Differences = ({ venues, isAnswered, onRemove }: DifferencesProps) => {
  const { t } = useTranslation('booking');
  const [areAlone, setAlone] = useState(false);
  const rows = useComparedRows(venues, isAnswered);
  const differing = rows.filter(({ differs }) => differs);
  return (
    <>
      {venues.length > 1 ? (
        <div className={styles.differences}>
          <p role="status">{t('compare.differences', { count: differing.length, all: rows.length })}</p>
          <Checkbox label={t('compare.onlyDifferences')} isSelected={areAlone} onChange={setAlone} />
        </div>
      ) : null}
      <ComparedTable venues={venues} rows={areAlone ? differing : rows} labelledBy="comparison" onRemove={onRemove} />
    </>
  );
};
