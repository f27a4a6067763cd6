import { formatCount, formatList, formatNumber, formatPrice } from '@plenary/contracts/format';
import type { Venue, VenueCard } from '@plenary/contracts/venue';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { useFitLines } from '../search/use-fit-lines.ts';
import { describedRoom } from './described-room.ts';
import { nearestStation } from './nearest-station.ts';

/** A venue of a comparison; its card is there if it can serve the search of the address. */
export interface Compared {
  venue: Venue;
  card: VenueCard | undefined;
}

/** One text for each venue. */
export interface ComparedRow {
  name: string;
  cells: string[];
  differs: boolean;
}

/** The figures of a price; without one, why. */
const usePriceCells = (isAnswered: boolean) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { total, inCredits } = usePrices();
  const cell = (card: VenueCard | undefined, tell: (price: { amount: number; perPersonAndDay?: number | undefined }) => string) => {
    if (card?.price?.type === 'standard') return tell(card.price);
    if (card?.price) return t('price.custom');
    return t(isAnswered ? 'compare.value.unserved' : 'compare.value.afterSearch');
  };
  const perPerson = ({ card }: Compared) =>
    cell(card, ({ perPersonAndDay }) => (perPersonAndDay === undefined ? t('compare.value.untold') : formatPrice(perPersonAndDay, locale)));
  return {
    total: ({ card }: Compared) => cell(card, ({ amount }) => total(amount)),
    perPerson: inCredits ? null : perPerson,
  };
};

/** What a room holds and has, or that nobody has said. */
const useRoomCells = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const fitLines = useFitLines();
  const untold = t('compare.value.untold');
  const largest = ({ name, area }: VenueRoom) => {
    const room = area === undefined ? name : `${name}, ${t('card.fit.area', { area: formatCount(area, locale) })}`;
    return t('compare.value.largest', { room });
  };
  const equipmentOf = ({ equipment = [], hasVideoConference, hasSeveralScreens }: VenueRoom) => [
    ...equipment.map((item) => t(`venuePage.rooms.equipment.${item}`)),
    ...(hasVideoConference ? [t('venuePage.rooms.fact.videoConference')] : []),
    ...(hasSeveralScreens ? [t('venuePage.rooms.fact.severalScreens')] : []),
  ];
  const ofRoom = (tell: (room: VenueRoom) => string | undefined) => (one: Compared) => {
    const room = describedRoom(one.venue, one.card);
    return (room && tell(room)) || untold;
  };
  return {
    room: (one: Compared) => (one.card?.fit ? fitLines(one.card.fit).join(' · ') : ofRoom(largest)(one)),
    height: ofRoom(({ height }) =>
      height === undefined ? undefined : t('compare.value.metres', { height: formatNumber(height / 100, locale) }),
    ),
    daylight: ofRoom(({ hasDaylight }) => (hasDaylight === undefined ? untold : t(`compare.value.${hasDaylight ? 'yes' : 'no'}`))),
    equipment: ofRoom((room) => formatList(equipmentOf(room), locale)),
  };
};

const useVenueCells = () => {
  const { t } = useTranslation('booking');
  const yesOrNo = (is: boolean) => t(`compare.value.${is ? 'yes' : 'no'}`);
  return {
    capacity: ({ venue: { features } }: Compared) =>
      [t('card.capacity', { count: features.capacity }), t('card.rooms', { count: features.roomsCount })].join(' · '),
    food: ({ venue }: Compared) => yesOrNo(venue.hasFood),
    district: ({ venue: { address } }: Compared) => address.district,
    station: ({ venue }: Compared) => {
      const near = nearestStation(venue.transit);
      if (!near) return t('compare.value.none');
      return t('card.station', { lines: near.lines.join(', '), station: near.station, count: near.minutesToWalk });
    },
    stepFree: ({ venue }: Compared) => yesOrNo(venue.isAccessible),
    parking: ({ venue }: Compared) => {
      const [near] = venue.parkings.toSorted((one, other) => one.minutesToWalk - other.minutesToWalk);
      return near ? t('compare.value.parking', { name: near.name, count: near.minutesToWalk }) : t('compare.value.none');
    },
  };
};

/** The rows of a comparison in the reader's words. What reads the same does not differ. */
export const useComparedRows = (venues: readonly Compared[], isAnswered: boolean): ComparedRow[] => {
  const { t } = useTranslation('booking');
  const prices = usePriceCells(isAnswered);
  const rooms = useRoomCells();
  const facts = useVenueCells();
  const row = (name: string, tell: (one: Compared) => string): ComparedRow => {
    const cells = venues.map(tell);
    return { name, cells, differs: new Set(cells).size > 1 };
  };
  return [
    row(t('compare.row.total'), prices.total),
    ...(prices.perPerson ? [row(t('compare.row.perPerson'), prices.perPerson)] : []),
    row(t('compare.row.room'), rooms.room),
    row(t('compare.row.capacity'), facts.capacity),
    row(t('filters.need.food'), facts.food),
    row(t('compare.row.district'), facts.district),
    row(t('compare.row.station'), facts.station),
    row(t('filters.need.stepFree'), facts.stepFree),
    row(t('filters.need.parking'), facts.parking),
    row(t('compare.row.height'), rooms.height),
    row(t('compare.row.daylight'), rooms.daylight),
    row(t('compare.row.equipment'), rooms.equipment),
  ];
};
