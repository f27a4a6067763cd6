import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapPanel } from '../map/map-panel.tsx';
import { directionsAddress } from './map-links.ts';

/** The venue alone on the map; its pin opens the directions. */
export const VenueOnMap = ({ venue: { slug, name, coordinates } }: { venue: Pick<Venue, 'slug' | 'name' | 'coordinates'> }) => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  // The map frames its venues again when their list changes.
  const [pins] = useState(() => [{ slug, name, coordinates, label: name }]);
  return (
    <MapPanel
      venues={pins}
      activeSlug={slug}
      onActiveChange={() => {}}
      onOpen={() => window.open(directionsAddress(coordinates, settings), '_blank', 'noopener,noreferrer')}
      tileUrl={settings.mapTileUrl}
      scriptUrl={settings.mapScriptUrl}
      texts={{
        label: t('venuePage.coming.map', { name }),
        loading: t('map.loading'),
        failed: t('venuePage.coming.mapFailed'),
        pin: () => `${name}, ${t('venuePage.coming.itinerary')} ${t('venuePage.coming.newTab')}`,
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
      }}
    />
  );
};
