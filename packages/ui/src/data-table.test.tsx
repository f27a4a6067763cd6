import { act, render, screen } from '@testing-library/react';
import { DataTable } from './data-table.tsx';

const lines = (
  <tbody>
    <tr>
      <td>Lunch</td>
    </tr>
  </tbody>
);
let measure: () => void = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('a table that fits is no tab stop', () => {
  const { container } = render(<DataTable caption="Your quote">{lines}</DataTable>);
  act(() => measure());
  expect(screen.getByRole('table', { name: 'Your quote' })).toBeTruthy();
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('a table with stacked rows on a narrow screen is the same table for a screen reader', () => {
  render(
    <DataTable caption="Your quote" isStacked>
      {lines}
    </DataTable>,
  );
  expect(screen.getByRole('table', { name: 'Your quote' }).className).toContain('stacked');
  expect(screen.getByRole('cell', { name: 'Lunch' })).toBeTruthy();
});

test('a table wider than its place can be reached and scrolled by keyboard', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  render(<DataTable caption="Your quote">{lines}</DataTable>);
  act(() => measure());
  expect(screen.getByRole('group', { name: 'Your quote' }).tabIndex).toBe(0);
  jest.restoreAllMocks();
});
