import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

afterEach(() => localStorage.clear());

/** The test's name for the focused element: its name, or its id if the name is not its own. */
const nameOf = (element: Element | null) => {
  const { name, id, type } = element as HTMLInputElement;
  return (type === 'radio' ? id : name) || id || plainText(element);
};

/** The focused elements, one Tab after the other, from the title to Next. */
const tabToNext = async () => {
  const reached: string[] = [];
  for (let press = 0; press < 60; press++) {
    await userEvent.tab();
    reached.push(nameOf(document.activeElement));
    if (plainText(document.activeElement) === 'Suivant') return reached;
  }
  throw new Error(`Next is not reached: ${reached.join(', ')}`);
};

test.each([
  ['', ['firstname', 'lastname', 'email', 'phoneNumber', 'jobTitle']],
  [
    '/day/0/plenary/0',
    [
      'displayedMeetingName',
      'pax',
      'survey-configuration',
      'accurateRoomConfiguration',
      'survey-startTime',
      'survey-endTime',
      'equipments',
      'comment',
    ],
  ],
  ['/day/0/lunch', ['pax', 'survey-service', 'allergies', 'comment']],
  ['/day/0/wellness', ['pax', 'survey-startTime', 'survey-duration', 'comment']],
  ['/day/0/afterwork', ['pax', 'survey-startTime', 'survey-endTime', 'allergies', 'comment']],
  ['/day/1/team-building', ['pax', 'survey-startTime', 'survey-endTime', 'comment']],
  ['/additional-needs', ['comment']],
  ['/upsell', ['facilitator', 'comment']],
])('every field of %p is reached by Tab in the order of the page, then Next, which Enter presses', async (path, fields) => {
  const { puts } = await showSurvey({
    path,
    prepare: ({ steps }) => {
      steps['/day/0/plenary/0'].displayedMeetingName = 'Séminaire';
      Object.assign(steps['/day/0/lunch'], { service: 'service1' });
      Object.assign(steps['/day/0/wellness'], { startTime: '15:00' });
    },
  });
  await heading();
  const reached = await tabToNext();
  expect([...new Set(reached.filter((name) => fields.includes(name)))]).toEqual(fields);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(puts()).toHaveLength(1));
});

test('the stepper and the summary are worked by keyboard', async () => {
  const { where } = await showSurvey();
  await heading();
  screen.getByRole('link', { name: /^Récapitulatif/ }).focus();
  await userEvent.keyboard('{Enter}');
  await heading('Récapitulatif');
  screen.getByRole('link', { name: /^Modifier.*Déjeuner$/ }).focus();
  await userEvent.keyboard('{Enter}');
  await heading('Déjeuner');
  expect(where()).toBe('/day/0/lunch?returnTo=summary');
});
