import { checkAvailability, getCalendar, getVenue, requestCallback } from '@plenary/contracts/booking.endpoints';
import type { Availability } from '@plenary/contracts/booking.schemas';
import type { ProductMode } from '@plenary/contracts/deployment-terms';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Venue } from '@plenary/contracts/venue';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen } from '@testing-library/react';
import { showRoute } from '../quote/route-harness.tsx';
import { answerCalendar } from '../search/search-harness.tsx';
import { buildVenue } from './venue-factory.ts';

interface Situation {
  /** Query of the address; without one no availability is asked for. */
  query?: string;
  venue?: Partial<Venue>;
  /** The answer of a search, or its refusal. */
  availability?: () => Availability;
  calendar?: () => EndpointResponse<typeof getCalendar>;
  fake?: Fake;
  productMode?: ProductMode;
}

/** The page of a venue. */
export const showVenue = async ({ query = '', venue = {}, availability, calendar, fake = createFake(), productMode }: Situation = {}) => {
  fake.answer(getVenue, () => buildVenue(venue));
  if (availability) fake.answer(checkAvailability, availability);
  fake.answer(requestCallback, () => ({ success: true as const }));
  if (calendar) fake.answer(getCalendar, calendar);
  else answerCalendar(fake);
  const { settings } = createTestPlatform();
  const platform = { settings: { ...settings, ...(productMode && { productMode }) } };
  const shown = showRoute({ address: `/venues/ternes${query}`, fake, platform });
  // The first page of a test file waits for its code to be compiled.
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  /** The searches that were asked for. */
  const asked = () => fake.calls.filter(({ address }) => address.startsWith('/api/available-venues/')).map(({ address }) => address);
  const tracked = () => shown.platform.tracked.map(({ event }) => event);
  return { ...shown, fake, asked, tracked };
};
