import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DayRange, RangeCalendar } from './range-calendar.tsx';

// Covers B-C01.

const change = jest.fn<void, [DayRange]>();
const show = (options: { locale?: string; allowsGaps?: boolean; value?: DayRange | null } = {}) =>
  render(
    <RangeCalendar
      label="Days"
      locale={options.locale ?? 'en-GB'}
      value={options.value ?? null}
      onChange={change}
      minDay="2027-01-05"
      maxDay="2027-03-31"
      unavailableReason={(day) => (day === '2027-01-21' ? 'Fully booked' : undefined)}
      allowsGaps={options.allowsGaps}
      previousLabel="Earlier month"
      nextLabel="Later month"
    />,
  );
const day = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  change.mockReset();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});

test('two presses choose a range of local days', async () => {
  show({ value: { start: '2027-01-06', end: '2027-01-06' } });
  await userEvent.click(day(/19 January 2027/));
  await userEvent.click(day(/20 January 2027/));
  expect(change).toHaveBeenLastCalledWith({ start: '2027-01-19', end: '2027-01-20' });
});

test('an unavailable day cannot be chosen and its reason is read with it', async () => {
  show({ value: { start: '2027-01-06', end: '2027-01-06' } });
  const full = day(/21 January 2027/);
  expect(full.getAttribute('aria-disabled')).toBe('true');
  const described = (full.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Fully booked');
  await userEvent.click(full);
  expect(change).not.toHaveBeenCalled();
});

test('a range steps over an unavailable day only where gaps are allowed', async () => {
  const { unmount } = show({ value: { start: '2027-01-06', end: '2027-01-06' }, allowsGaps: true });
  await userEvent.click(day(/20 January 2027/));
  await userEvent.click(day(/22 January 2027/));
  expect(change).toHaveBeenLastCalledWith({ start: '2027-01-20', end: '2027-01-22' });
  unmount();
  change.mockReset();
  show({ value: { start: '2027-01-06', end: '2027-01-06' } });
  await userEvent.click(day(/20 January 2027/));
  await userEvent.click(day(/22 January 2027/));
  expect(change).not.toHaveBeenCalledWith({ start: '2027-01-20', end: '2027-01-22' });
});

test('days out of the window are closed and there is no month before it', () => {
  show({ value: { start: '2027-01-06', end: '2027-01-06' } });
  expect(day(/\b4 January 2027/).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Earlier month' })).toHaveProperty('disabled', true);
});

test('the keyboard alone chooses a range', async () => {
  show({ value: { start: '2027-01-11', end: '2027-01-11' } });
  act(() => day(/11 January 2027/).focus());
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
  expect(change).toHaveBeenCalledTimes(1);
  const [range] = change.mock.calls[0] ?? [];
  expect(range?.start).toBe('2027-01-12');
});

test('words and the first day of the week follow the locale', () => {
  show({ locale: 'fr-FR', value: { start: '2027-01-06', end: '2027-01-06' } });
  expect(day(/mardi 19 janvier 2027/)).toBeTruthy();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe('lun.');
});

test('two months stand side by side where there is room', () => {
  window.matchMedia = (query) =>
    ({ matches: query === '(width >= 1024px)', addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  show({ value: { start: '2027-01-06', end: '2027-01-06' } });
  expect(screen.getAllByRole('grid')).toHaveLength(2);
});
