import { formatPrice } from '@plenary/contracts/format';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { MapPanel } from '../map/map-panel.tsx';
import { prefersStillness } from '../map/stillness.ts';
import styles from './list-map.module.css';
import { MapCards } from './map-cards.tsx';

interface Props {
  venues: readonly VenueCard[];
  search: string;
  activeSlug: string | null;
  onActiveChange: (slug: string | null) => void;
}

/** The map next to the list, in step with it: a pin that is pressed shows its venue at the foot of the map, and its card in the list. */
export const ListMap = ({ venues, search, activeSlug, onActiveChange }: Props) => {
  const { t } = useTranslation('booking');
  const [chosen, setChosen] = useState<string | null>(null);
  const { locale, settings } = usePlatform();
  const { total, inCredits } = usePrices();
  /** A card's first figure. */
  const figureOf = ({ amount, perPersonAndDay }: { amount: number; perPersonAndDay?: number | undefined }) =>
    perPersonAndDay === undefined || inCredits
      ? { cents: amount, text: total(amount) }
      : { cents: perPersonAndDay, text: formatPrice(perPersonAndDay, locale) };
  const priceOf = ({ price, fromPrice }: VenueCard) => {
    if (price) return price.type === 'custom' ? undefined : figureOf(price);
    return inCredits || fromPrice === undefined ? undefined : { cents: fromPrice, text: formatPrice(fromPrice, locale) };
  };
  /** The figure of a card, before a search too: it takes less room than a name, so that more venues show one. */
  const labelOf = (venue: VenueCard) => {
    if (venue.price?.type === 'custom') return t('price.custom');
    const text = priceOf(venue)?.text;
    if (text === undefined) return venue.name;
    return venue.price ? text : `${t('price.from')} ${text}`;
  };
  const choose = (slug: string | null) => {
    setChosen(slug);
    onActiveChange(slug);
    const card = slug && document.getElementById(`venue-${slug}`);
    if (card) card.scrollIntoView?.({ block: 'center', behavior: prefersStillness() ? 'auto' : 'smooth' });
  };
  const isEach = !inCredits && venues.some(({ price, fromPrice }) => (price ? 'perPersonAndDay' in price : fromPrice !== undefined));
  const pins = venues.map((venue) => {
    const { slug, name, coordinates } = venue;
    return { slug, name, coordinates, label: labelOf(venue), price: priceOf(venue) };
  });
  return (
    <>
      {isEach ? <p className={styles.unit}>{t('clusters.unit')}</p> : null}
      <MapPanel
        venues={pins}
        activeSlug={activeSlug ?? chosen}
        chosenSlug={chosen}
        onActiveChange={(slug) => onActiveChange(slug ?? chosen)}
        onOpen={choose}
        tileUrl={settings.mapTileUrl}
        scriptUrl={settings.mapScriptUrl}
        texts={{
          label: t('map.label'),
          loading: t('map.loading'),
          failed: t('map.failed'),
          pin: ({ name, label }) => (label === name ? name : `${name}, ${label}`),
          cluster: {
            label: (count, lowest) => (lowest ? `${t('price.from')} ${lowest}` : t('clusters.count', { count })),
            name: (count, lowest) =>
              t('clusters.approach', { label: lowest ? t('clusters.from', { count, price: lowest }) : t('clusters.count', { count }) }),
          },
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
        }}
      />
      <MapCards venues={venues} search={search} chosenSlug={chosen} onChoose={choose} />
    </>
  );
};
