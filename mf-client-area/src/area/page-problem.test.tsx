import { getMeetingEvent } from '@plenary/contracts/meeting-events.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIds } from '../testing/answer-area.ts';
import { makeDetails } from '../testing/make-events.ts';
import { plainText, showArea } from '../testing/show-route.ts';

// Covers L-M17–L-M18.

test('an event that could not be loaded is there after another try', async () => {
  const { fake } = await showArea({
    address: `/profile/events/${fakeIds.todo}`,
    prepare: ({ answer }) => answer(getMeetingEvent, () => refuse('service-unavailable')),
  });
  await screen.findByRole('heading', { level: 1, name: 'Oups, un problème est arrivé !' });
  fake.answer(getMeetingEvent, () => makeDetails());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(plainText(await screen.findByRole('heading', { level: 1, name: 'Comet Ternes' }))).toBe('Comet Ternes');
});
