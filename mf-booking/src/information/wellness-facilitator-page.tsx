import { InformationPage } from './information-page.tsx';

const offers = ['wellness', 'facilitator'] as const;

/** Page `/wellness-facilitator` (spec/booking.md §2). */
export const WellnessFacilitatorPage = () => <InformationPage topic="wellnessFacilitator" offers={offers} />;
