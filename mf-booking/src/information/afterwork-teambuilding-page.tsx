import { InformationPage } from './information-page.tsx';

const offers = [
  { name: 'afterwork', picture: { name: 'afterwork', palette: 'plum', variant: 0 } },
  { name: 'teambuilding', picture: { name: 'teambuilding', palette: 'ochre', variant: 0 } },
] as const;

/** Page `/afterwork-teambuilding` (spec/booking.md §2). */
export const AfterworkTeambuildingPage = () => <InformationPage topic="afterworkTeambuilding" offers={offers} />;
