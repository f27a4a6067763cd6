import { InformationPage } from './information-page.tsx';

/** Page `/wellness-facilitator` (spec/booking.md §2). */
export const WellnessFacilitatorPage = () => <InformationPage topic="wellnessFacilitator" offers={['wellness', 'facilitator']} />;

/** Page `/afterwork-teambuilding` (spec/booking.md §2). */
export const AfterworkTeambuildingPage = () => <InformationPage topic="afterworkTeambuilding" offers={['afterwork', 'teambuilding']} />;
