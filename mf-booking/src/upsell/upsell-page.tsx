import { useTitle } from '@plenary/platform';
import { useLoaderData, useLocation, useParams } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { ChooseAddons } from './choose-addons.tsx';
import type { UpsellData } from './load-upsell.ts';
import { LostRooms } from './lost-rooms.tsx';

/** Query with the search, as the venue's page hands it on: the address holds the demand alone (spec/booking.md §2). */
const searchIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string' ? state.search : '';

/** Add-ons for a demand, and what they do to its price (spec/booking.md §2 "Upsell"). */
export const UpsellPage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<UpsellData>();
  const { venueSlug = '' } = useParams();
  const search = searchIn(useLocation().state);
  useTitle(t('upsell.title'));
  if (data.type === 'no-longer-available') return <LostRooms venueSlug={venueSlug} search={search} />;
  return <ChooseAddons key={data.demandId} demand={data} search={search || searchOfPriced(data.priced)} />;
};
