import { InformationPage } from './information-page.tsx';

const offers = ['afterwork', 'teambuilding'] as const;

/** Page `/afterwork-teambuilding` (spec/booking.md §2). */
export const AfterworkTeambuildingPage = () => <InformationPage topic="afterworkTeambuilding" offers={offers} />;
