import type { VenueCard } from '@plenary/contracts/venue';
import { Link } from '@plenary/platform/router';
import { IconButton } from '@plenary/ui/icon-button';
import { useMediaQuery } from '@plenary/ui/use-media-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { FromPrice } from '../credits/from-price.tsx';
import { PricePerPerson } from '../credits/price-per-person.tsx';
import { paths } from '../paths.ts';
import styles from './map-cards.module.css';

interface Props {
  venues: readonly VenueCard[];
  search: string;
  /** Whose pin was pressed, or whose card was swiped to. */
  chosenSlug: string | null;
  /** Null: no longer any. */
  onChoose: (slug: string | null) => void;
}

/** A swipe has come to rest after so many milliseconds without a scroll. */
const restAfter = 120;

/** Over the foot of the map: on a wide screen the chosen venue, on a narrow one all of them in a row that is swiped. */
export const MapCards = ({ venues, search, chosenSlug, onChoose }: Props) => {
  const { t } = useTranslation('booking');
  const isRow = useMediaQuery('(width < 1024px)');
  const rowRef = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const row = rowRef.current;
    const card = chosenSlug === null ? null : row?.querySelector<HTMLElement>('[data-chosen]');
    if (!row || !card) return;
    if (isRow) {
      row.scrollTo?.({ left: card.offsetLeft - (row.clientWidth - card.clientWidth) / 2 });
      return;
    }
    opener.current = document.activeElement;
    card.querySelector('a')?.focus({ preventScroll: true });
  }, [chosenSlug, isRow]);
  const close = () => {
    onChoose(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  const chooseCentred = () => {
    const row = rowRef.current;
    if (!row) return;
    const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
    const distance = (card: Element) => {
      const { left, width } = card.getBoundingClientRect();
      return Math.abs(left + width / 2 - middle);
    };
    const [centred] = [...row.children].sort((one, other) => distance(one) - distance(other));
    const slug = centred instanceof HTMLElement ? centred.dataset.slug : undefined;
    if (slug && slug !== chosenSlug) onChoose(slug);
  };
  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(chooseCentred, restAfter);
  };
  const shown = isRow ? venues : venues.filter(({ slug }) => slug === chosenSlug);
  if (shown.length === 0) return null;
  return (
    <ul
      ref={rowRef}
      className={styles.cards}
      aria-label={t('preview.cards')}
      onScroll={isRow ? onScroll : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isRow) close();
      }}
    >
      {shown.map((venue) => (
        <li key={venue.slug} className={styles.card} data-slug={venue.slug} data-chosen={venue.slug === chosenSlug || undefined}>
          <VenueCover venue={venue} sizes="8rem" ratio="fill" />
          <div className={styles.words}>
            <Link className={styles.link} to={paths.venue(venue.slug, search)}>
              {venue.name}
            </Link>
            <p className={styles.meta}>{[venue.address.district, t('card.capacity', { count: venue.features.capacity })].join(' · ')}</p>
            <PriceOf venue={venue} />
          </div>
          {isRow ? null : (
            <div className={styles.close}>
              <IconButton icon="close" label={t('preview.close')} onClick={close} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};

const PriceOf = ({ venue: { price, fromPrice } }: { venue: VenueCard }) => {
  const { t } = useTranslation('booking');
  if (price?.type === 'standard') return <PricePerPerson price={price} size="medium" suffix={t('price.excludingTax')} />;
  return price ? <span className={styles.meta}>{t('price.custom')}</span> : <FromPrice cents={fromPrice} />;
};
