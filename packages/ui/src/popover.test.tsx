import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './popover.tsx';
import { Select } from './select.tsx';
import { Snackbar } from './snackbar.tsx';

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const [country, setCountry] = useState<'FRA' | 'BEL' | null>(null);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={ref} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Rooms
      </button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} openerRef={ref} title="Choose rooms" closeLabel="Close">
        <Select
          label="Country"
          placeholder="Choose"
          options={[
            { id: 'FRA', label: 'France' },
            { id: 'BEL', label: 'Belgium' },
          ]}
          value={country}
          onChange={setCountry}
        />
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
};

const onPhone = (isNarrow: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: isNarrow && query === '(width < 640px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
};
const opener = () => screen.getByRole('button', { name: 'Rooms' });
const panel = () => screen.queryByRole('dialog', { name: 'Choose rooms' });

beforeEach(() => onPhone(false));

test('it takes the focus, is not modal, and Escape gives the focus back', async () => {
  render(<Page />);
  await userEvent.click(opener());
  expect(document.activeElement).toBe(panel());
  expect(panel()?.hasAttribute('aria-modal')).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('a press outside closes it and does what was pressed', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('its own opener closes it in one press', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(opener());
  expect(panel()).toBeNull();
});

test('tabbing past its end closes it', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.tab();
  expect(panel()).not.toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  expect(panel()).toBeNull();
});

test('a list opened by a field inside is inside: choosing keeps it open, Escape closes the list first', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: /Country/ }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(panel()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Country/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Belgium' }));
  expect(panel()).not.toBeNull();
  expect(screen.getByRole('button', { name: /Belgium/ })).toBeTruthy();
});

test('on a phone it is a modal sheet with a close button, and Tab stays inside', async () => {
  onPhone(true);
  render(<Page />);
  await userEvent.click(opener());
  expect(panel()?.getAttribute('aria-modal')).toBe('true');
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.tab();
    expect(panel()?.contains(document.activeElement)).toBe(true);
  }
  await userEvent.tab({ shift: true });
  expect(panel()?.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('pressing the action of a message leaves it open', async () => {
  const undo = jest.fn();
  render(
    <>
      <Page />
      <Snackbar
        message={{ id: '1', text: 'Removed', action: { label: 'Undo', onPress: undo } }}
        onDismiss={() => {}}
        closeLabel="Close the message"
      />
    </>,
  );
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(panel()).not.toBeNull();
});
