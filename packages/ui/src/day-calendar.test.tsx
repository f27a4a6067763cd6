import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayCalendar } from './day-calendar.tsx';

const change = jest.fn<void, [string]>();
const show = (value: string | null = '2027-01-06') =>
  render(
    <DayCalendar
      label="Day"
      locale="en-GB"
      value={value}
      onChange={change}
      minDay="2027-01-05"
      maxDay="2027-03-31"
      unavailableReason={(day) => (day === '2027-01-21' ? 'Fully booked' : undefined)}
      previousLabel="Earlier month"
      nextLabel="Later month"
    />,
  );
const day = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  change.mockReset();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});

test('one press chooses a local day', async () => {
  show();
  await userEvent.click(day(/19 January 2027/));
  expect(change.mock.calls).toEqual([['2027-01-19']]);
});

test('the keyboard alone chooses a day', async () => {
  show();
  act(() => day(/\b6 January 2027/).focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(change.mock.calls).toEqual([['2027-01-07']]);
});

test('an unavailable day cannot be chosen and its reason is read with it', async () => {
  show();
  const full = day(/21 January 2027/);
  const described = (full.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Fully booked');
  await userEvent.click(full);
  expect(change).not.toHaveBeenCalled();
});
