import type { Remote } from '@plenary/platform';
import { routes as bookingRoutes } from './routes.tsx';
import { VenueSearch } from './search/venue-search.tsx';
import { namespace as bookingNamespace, bookingTexts } from './texts.ts';

export const namespace: Remote['namespace'] = bookingNamespace;
export const texts: Remote['texts'] = bookingTexts;
export const routes: Remote['routes'] = bookingRoutes;
export const widgets: Remote['widgets'] = { venueSearch: VenueSearch };
