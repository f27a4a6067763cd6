import type { OverfullRoom } from '@plenary/contracts/staff-surveys.schemas';
import { showRemote } from '@plenary/platform/testing/show-remote';
import { screen } from '@testing-library/react';
import { samia } from '../testing/fake-staff.ts';
import { makeSurvey } from '../testing/make-survey.ts';
import { createTexts } from '../testing/texts.ts';
import { OverfullRooms } from './overfull-rooms.tsx';

const room: OverfullRoom = {
  ...{ step: '0/plenary/0', dayIndex: 0, place: 'plenary', index: 0, roomName: 'Salon Wagram' },
  ...{ pax: 38, configuration: 'theater', most: 31, greatest: 45, setUps: ['standing'] },
};
const show = (job: string, fields: Partial<OverfullRoom> = {}) =>
  showRemote({
    routes: [
      {
        path: '/',
        element: <OverfullRooms survey={{ ...makeSurvey(), overfullRooms: [{ ...room, ...fields }] }} choices={[]} onChange={() => {}} />,
      },
    ],
    address: '/',
    texts: createTexts,
    fetch: globalThis.fetch,
    platform: { session: { ...samia, jobs: [{ job, scope: 'network', places: [] }] } },
  });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const reserved = 'Dépasser, avec un motif. Réservé à : Direction des ventes et Gestion des événements.';

// Lifecycle L14. Desk D26.
test.each(['sales-manager', 'event-manager'])('a job with the right to exceed a figure is offered to: %s', async (job) => {
  await show(job);
  expect(options()).toContain('Dépasser, avec un motif');
  expect(screen.queryByText(reserved)).toBeNull();
});

test('another one reads whose it is, and is offered the set-ups that hold the group', async () => {
  await show('venue');
  expect(options()).toEqual(['Passer en « Debout »']);
  expect(screen.getByText(reserved)).toBeTruthy();
});

test('where no set-up holds it either, nothing is offered, and beyond the greatest figure nobody is named', async () => {
  const { unmount } = await show('venue', { setUps: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(reserved)).toBeTruthy();
  unmount();
  await show('venue', { setUps: [], pax: 46 });
  expect(screen.queryByText(reserved)).toBeNull();
  expect(screen.getByText(/^Elle n’accueille jamais plus de 45 personnes/)).toBeTruthy();
});
