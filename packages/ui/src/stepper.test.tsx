import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Step, Stepper } from './stepper.tsx';

// Covers L-P01–L-P10.

const rooms: Step[] = [
  { id: 'plenary', label: 'Plenary', state: 'done' },
  { id: 'room', label: 'Room 1', state: 'inprogress', isCurrent: true },
];
const steps: Step[] = [
  { id: 'contact', label: 'Contact', state: 'done' },
  { id: 'day-1', label: 'Tuesday', state: 'inprogress', steps: rooms },
  { id: 'day-2', label: 'Wednesday', state: 'default', steps: [{ id: 'plenary-2', label: 'Plenary of Wednesday', state: 'default' }] },
];
const show = () =>
  render(
    <Stepper
      label="Steps"
      steps={steps}
      stateLabels={{ default: 'to do', inprogress: 'in progress', done: 'done' }}
      progress={{ label: 'Step 3 of 5', value: 3, max: 5 }}
      renderLink={({ step, ...link }) => <a {...link} href={`#${step.id}`} />}
    />,
  );

test('a step has its state as text, and the current one is marked', () => {
  show();
  const list = screen.getByRole('navigation', { name: 'Steps' });
  expect(within(list).getByRole('link', { name: 'Contact , done' })).toBeTruthy();
  const current = screen.getAllByRole('link', { current: 'step' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Room 1, in progress']);
});

test('the steps within one are shown only while it is in progress', () => {
  show();
  expect(screen.getByRole('link', { name: /Room 1/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Plenary of Wednesday/ })).toBeNull();
});

test('the line says where one is, opens the list and is closed by a choice', async () => {
  show();
  const line = screen.getByRole('button', { name: /Step 3 of 5 ?Room 1/ });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: /Contact/ }));
  expect(line.getAttribute('aria-expanded')).toBe('false');
});
