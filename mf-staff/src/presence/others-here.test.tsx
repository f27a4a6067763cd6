import { tellPresence } from '@plenary/contracts/presence.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../paths.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { fakeEventId } from '../testing/make-survey.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D34.

const named = (...names: string[]) => ({ others: names.map((name) => ({ userId: '11111111-1111-4111-8111-111111111114', name })) });
/** The page is looked at again: it tells at once. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test.each([
  ['a deal', paths.quote(fakeQuoteId), `deal-${fakeQuoteId}`],
  ['a survey', paths.survey(fakeEventId), `survey-${fakeEventId}`],
])('%s says which colleagues have it open, as they come and go', async (_of, address, subject) => {
  const told: string[] = [];
  let others = ['Louis Arnaud', 'Omar Petit'];
  const prepare: NonNullable<Parameters<typeof showStaff>[1]>['prepare'] = ({ answer }) =>
    answer(tellPresence, ({ params }) => {
      told.push(params.subject);
      return named(...others);
    });
  await showStaff(address, { prepare });
  expect(await screen.findByText('Louis Arnaud et Omar Petit ont aussi cette page ouverte.')).toBeTruthy();
  others = ['Louis Arnaud'];
  await lookAgain();
  expect(await screen.findByText('Louis Arnaud a aussi cette page ouverte.')).toBeTruthy();
  others = [];
  await lookAgain();
  await waitFor(() => expect(screen.queryByText(/cette page ouverte/)).toBeNull());
  expect(new Set(told)).toEqual(new Set([subject]));
});

test('without an answer, as from an older svc-booking, the page is whole and nobody is shown', async () => {
  let isAsked = false;
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) =>
      answer(tellPresence, () => {
        isAsked = true;
        return refuse('service-unavailable');
      }),
  });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(/cette page ouverte/)).toBeNull();
});
