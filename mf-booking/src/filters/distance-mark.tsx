import { formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLocation } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { kilometresBetween, type Position } from '../places/position.ts';
import { viewFromQuery } from './filter-address.ts';

/** How far a venue is from the place that the list is sorted by. */
export const DistanceMark = ({ coordinates }: { coordinates: Position }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { near } = viewFromQuery(useLocation().search);
  if (!near) return null;
  const distance = kilometresBetween(coordinates, near);
  return (
    <Badge tone="overlay">
      {t('places.away', { distance: formatNumber(distance, locale, { maximumFractionDigits: distance < 10 ? 1 : 0 }) })}
    </Badge>
  );
};
