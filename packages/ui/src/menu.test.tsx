import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const languages = [
  { id: 'fr', label: 'Français' },
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
];
const opened = () => screen.queryByRole('menu');

test('arrows, Home, End and letters move, Enter chooses and focus goes back', async () => {
  const choose = jest.fn();
  render(<Menu label="Language" trigger="FR" items={languages} onAction={choose} />);
  const button = screen.getByRole('button', { name: 'Language' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Français');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Français');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Español');
  await userEvent.keyboard('en');
  expect(document.activeElement?.textContent).toBe('English');
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('en');
  expect(opened()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape closes and gives focus back, a press outside closes and leaves it', async () => {
  render(
    <>
      <Menu label="Language" trigger="FR" items={languages} onAction={() => {}} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(opened()).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(opened()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('Tab leaves the menu and closes it', async () => {
  render(
    <>
      <Menu label="Language" trigger="FR" items={languages} onAction={() => {}} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  await userEvent.tab();
  expect(opened()).toBeNull();
});

test('a choice of one says which is chosen and starts on it', async () => {
  render(<Menu label="Language" trigger="FR" items={languages} selectedId="es" onAction={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  expect(screen.getByRole('menuitemradio', { name: 'Español', checked: true })).toBe(document.activeElement);
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: false })).toBeTruthy();
});

test('a choice of several stays open, says which are chosen and tells what is pressed', async () => {
  const press = jest.fn();
  render(<Menu label="Languages" trigger="2" items={languages} selectedIds={['fr', 'es']} onAction={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Languages' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Español', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'English', checked: false }));
  await userEvent.keyboard('{ArrowDown} ');
  expect(press.mock.calls).toEqual([['en'], ['es']]);
  expect(opened()).not.toBeNull();
});

test('an open menu stays open while the page scrolls', async () => {
  render(<Menu label="Language" trigger="FR" items={languages} onAction={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  fireEvent.scroll(document);
  expect(opened()).not.toBeNull();
});
