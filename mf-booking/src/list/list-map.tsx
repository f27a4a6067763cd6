import { formatPrice } from '@plenary/contracts/format';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { MapPanel } from '../map/map-panel.tsx';
import { paths } from '../paths.ts';

interface Props {
  venues: readonly VenueCard[];
  search: string;
  activeSlug: string | null;
  onActiveChange: (slug: string | null) => void;
}

/** The map next to the list, in step with it. */
export const ListMap = ({ venues, search, activeSlug, onActiveChange }: Props) => {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const { locale, settings } = usePlatform();
  const { total, inCredits } = usePrices();
  // A pin says the card's first figure.
  const labelOf = ({ name, price }: VenueCard) => {
    if (!price) return name;
    if (price.type === 'custom') return t('price.custom');
    return price.perPersonAndDay === undefined || inCredits ? total(price.amount) : formatPrice(price.perPersonAndDay, locale);
  };
  const pins = venues.map((venue) => ({ slug: venue.slug, name: venue.name, coordinates: venue.coordinates, label: labelOf(venue) }));
  return (
    <MapPanel
      venues={pins}
      activeSlug={activeSlug}
      onActiveChange={onActiveChange}
      onOpen={(slug) => void navigate(paths.venue(slug, search))}
      tileUrl={settings.mapTileUrl}
      scriptUrl={settings.mapScriptUrl}
      texts={{
        label: t('map.label'),
        loading: t('map.loading'),
        failed: t('map.failed'),
        pin: ({ name, label }) => (label === name ? name : `${name}, ${label}`),
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
      }}
    />
  );
};
