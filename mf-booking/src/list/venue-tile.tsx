import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { Tile, tileCueClass, tileLinkClass } from '@plenary/ui/tile';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { FromPrice } from '../credits/from-price.tsx';
import { PricePerPerson } from '../credits/price-per-person.tsx';
import { paths } from '../paths.ts';
import type { PriceHolds } from '../search/use-price-holds.ts';
import { VenueFit } from './venue-fit.tsx';

interface Props {
  venue: VenueCard;
  /** Query with the search, for the venue's page. */
  search: string;
  /** Content of its price. */
  holds: PriceHolds;
  isHighlighted: boolean;
  /** Among the first on the screen. */
  isPriority: boolean;
  onActiveChange: (slug: string | null) => void;
  /** Over the picture. */
  children: ReactNode;
}

const sizes = '(width >= 1024px) 24rem, (width >= 640px) 45vw, 92vw';

/** A venue in the list: 'see offer' with a standard price, 'custom price' with a custom one, 'see venue' with none. */
export const VenueTile = ({ venue, search, holds, isHighlighted, isPriority, onActiveChange, children }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const { slug, name, address, facts, features, fit, fromPrice, price, themeName } = venue;
  const cue = price?.type === 'standard' ? 'seeOffer' : price?.type === 'custom' ? 'customPrice' : 'seeVenue';
  return (
    <Tile
      picture={<VenueCover venue={venue} sizes={sizes} isPriority={isPriority} />}
      badge={<Badge tone="overlay">{address.district}</Badge>}
      title={
        <Link className={tileLinkClass} to={paths.venue(slug, search)}>
          {name}
        </Link>
      }
      meta={[themeName[language], t('card.rooms', { count: features.roomsCount }), t('card.capacity', { count: features.capacity })].join(
        ' · ',
      )}
      facts={<VenueFit fit={fit} facts={facts} />}
      footer={
        <>
          {price?.type === 'standard' && (
            <PricePerPerson price={price} size="medium" suffix={t('price.excludingTax')} note={t(`price.holds.${holds}`)} />
          )}
          {price ? null : <FromPrice cents={fromPrice} />}
          <span className={tileCueClass}>{t(`card.${cue}`)}</span>
        </>
      }
      isHighlighted={isHighlighted}
      onMouseEnter={() => onActiveChange(slug)}
      onMouseLeave={() => onActiveChange(null)}
      onFocus={() => onActiveChange(slug)}
      onBlur={() => onActiveChange(null)}
    >
      {children}
    </Tile>
  );
};
