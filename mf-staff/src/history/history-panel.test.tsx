import { getDealTimeline } from '@plenary/contracts/desk-records.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D9.
const panel = async () => within(await screen.findByRole('region', { name: 'Historique' }));
const page = paths.quote(fakeQuoteId);

test('a deal tells on its page who did what and what it changed, with mails and money, and leads nowhere else', async () => {
  const by = { userId: samia.id, email: samia.email, name: 'Samia Benali' };
  await showStaff(page, {
    prepare: ({ answer }) =>
      answer(getDealTimeline, () => ({
        timeline: [
          {
            ...{
              id: 'e1',
              at: '2027-01-05T10:00:00Z',
              kind: 'staff' as const,
              quoteId: fakeQuoteId,
              by,
              action: 'booking-changed',
              text: '',
            },
            changes: [{ field: 'pax', from: 24, to: 38 }],
          },
          { id: 'quote 1', at: '2027-01-04T09:00:00Z', kind: 'quote' as const, quoteId: fakeQuoteId, by: null, action: '', text: '' },
        ],
        mails: [{ id: 'm1', at: '2027-01-04T12:00:00Z', quoteId: fakeQuoteId, to: 'claire@atelier-nord.example', subject: 'Votre devis' }],
        payments: [],
      })),
  });
  const history = await panel();
  expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/11:00 \(heure d’Europe centrale\) · Samia Benali.*24 → 38$/),
    expect.stringMatching(/^E-mail envoyé.*Votre devis \(à claire@atelier-nord\.example\)$/),
    expect.stringMatching(/^Devis créé/),
  ]);
  expect(history.queryByRole('link')).toBeNull();
});

test('a history that could not be read leaves the rest of the page, and is asked for again; an older svc-booking shows none', async () => {
  let isAway = true;
  const { unmount } = await showStaff(page, {
    platform: { report: jest.fn() },
    prepare: ({ answer }) =>
      answer(getDealTimeline, () => (isAway ? refuse('service-unavailable') : { timeline: [], mails: [], payments: [] })),
  });
  expect((await panel()).getByRole('alert').textContent).toBe('L’historique n’a pas pu être lu.');
  isAway = false;
  await userEvent.click((await panel()).getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText('L’historique n’a pas pu être lu.')).toBeNull());
  unmount();
  const { calls } = await showStaff(page, { prepare: ({ answer }) => answer(getDealTimeline, () => refuse('not-found')) });
  await waitFor(() => expect(calls(`/api/desk/deals/${fakeQuoteId}/history`)).toBe(1));
  expect(screen.queryByRole('region', { name: 'Historique' })).toBeNull();
});
