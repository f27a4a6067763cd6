import type { CountryOffer } from '@plenary/contracts/booking.schemas';
import { Cities } from './cities.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** What follows the venues of a list that sells itself. */
export const LandingEnd = ({ countries = [] }: { countries?: readonly CountryOffer[] | undefined }) => (
  <>
    {countries.length > 1 ? <Cities countries={countries} /> : null}
    <HowItWorks />
  </>
);
