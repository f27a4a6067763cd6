import { getAttendance, setAttendance } from '@plenary/contracts/attendance.endpoints';
import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Lifecycle L24.

const counted = (actual: number | null, fields: Partial<Attendance> = {}): Attendance => ({
  days: [
    {
      ...{ day: '2020-10-06', expected: 26, guaranteed: 24, actual },
      guaranteeDue: '2020-10-03T10:00:00Z',
      billed: Math.max(24, actual ?? 0),
    },
    { ...{ day: '2099-10-07', expected: 24, guaranteed: 24, actual: null }, guaranteeDue: '2020-10-03T10:00:00Z', billed: 24 },
  ],
  extra: { excludingVat: Math.max(0, (actual ?? 0) - 24) * 100_00, includingVat: Math.max(0, (actual ?? 0) - 24) * 120_00 },
  ...fields,
});

const open = (first: Attendance, stale?: Attendance) => {
  const known = { now: first };
  return showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => {
      answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current' }));
      answer(getAttendance, () => known.now);
      answer(setAttendance, ({ body: { actual } }) => {
        known.now = stale ?? counted(actual);
        return stale ? refuse('stale-version', { members: { current: stale } }) : known.now;
      });
    },
  });
};
const panel = () => screen.getByRole('region', { name: 'Présence' });
const text = () => panel().textContent?.replaceAll(/\s/g, ' ');

test('staff count who came on a day that has begun, and read what those beyond the guaranteed ones cost', async () => {
  const { sent } = await open(counted(null));
  expect(within(panel()).getAllByRole('textbox')).toHaveLength(1);
  expect(text()).not.toContain('en plus du devis');
  const save = within(panel()).getByRole('button', { name: 'Enregistrer les présents du 6 oct. 2020' });
  expect(save).toHaveProperty('disabled', true);
  await userEvent.type(within(panel()).getByRole('textbox', { name: 'Présents le 6 oct. 2020' }), '27');
  await userEvent.click(save);
  await waitFor(() => expect(text()).toContain('Participants au-delà des garantis : 300,00 € HT, 360,00 € TTC, en plus du devis.'));
  expect(sent().find(({ method }) => method === 'PUT')).toEqual({
    ...{ method: 'PUT', to: `/api/deals/${fakeQuoteId}/attendance/2020-10-06`, body: { actual: 27, was: null } },
  });
});

test('a number that somebody else has written since is shown in place of the one that was typed', async () => {
  await open(counted(20), counted(22));
  const field = () => within(panel()).getByRole('textbox', { name: 'Présents le 6 oct. 2020' }) as HTMLInputElement;
  await userEvent.clear(field());
  await userEvent.type(field(), '21');
  await userEvent.click(within(panel()).getByRole('button', { name: /^Enregistrer les présents/ }));
  await waitFor(() => expect(field().value).toBe('22'));
});

test('a booking with a price of its own says that the rest is for staff', async () => {
  await open(counted(30, { extra: null }));
  expect(text()).toContain('réglez à la main');
});
