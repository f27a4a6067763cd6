import { formatCount } from '@plenary/contracts/format';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

type Fit = NonNullable<VenueCard['fit']>;

/** Why a venue fits a search, in words: the plenary’s room with its places, and where the other rooms lie. */
export const useFitLines = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return ({ plenary: { name, area, configuration, people }, roomsCount, floorsCount }: Fit): string[] => {
    const room = area === undefined ? name : `${name}, ${t('card.fit.area', { area: formatCount(area, locale) })}`;
    const places = t('card.fit.places', { setUp: t(`search.configuration.${configuration}.name`), count: people });
    const others = t(`card.fit.${floorsCount > 1 ? 'floors' : 'sameFloor'}`, { count: roomsCount, floors: floorsCount });
    return [`${room} · ${places}`, ...(roomsCount > 1 ? [others] : [])];
  };
};
