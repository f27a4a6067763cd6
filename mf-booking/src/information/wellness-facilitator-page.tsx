import { InformationPage } from './information-page.tsx';

const offers = [
  { name: 'wellness', picture: { name: 'wellness', palette: 'sage', variant: 0 } },
  { name: 'facilitator', picture: { name: 'facilitator', palette: 'midnight', variant: 0 } },
] as const;

/** Page `/wellness-facilitator` (spec/booking.md §2). */
export const WellnessFacilitatorPage = () => <InformationPage topic="wellnessFacilitator" offers={offers} />;
