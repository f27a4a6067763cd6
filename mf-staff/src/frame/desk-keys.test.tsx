import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

afterEach(() => localStorage.clear());

const title = 'Raccourcis clavier';
const dialog = () => screen.findByRole('dialog', { name: title });
const keysSwitch = async () => within(await dialog()).getByRole('switch', { name: 'Raccourcis d’une seule touche' });

// Desk D12.
test.each([
  ['gt', paths.today()],
  ['ge', paths.events()],
  ['gp', paths.planning()],
  ['gl', paths.pipeline()],
  ['GE', paths.events()],
  ['ggl', paths.tasks()],
  ['g1l', paths.tasks()],
  ['l', paths.tasks()],
])('%s leads to %s', async (keys, address) => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.keyboard(keys);
  await waitFor(() => expect(where().split('?')[0]).toBe(address.split('?')[0]));
});

test('a press of the mouse ends the wait for the letter', async () => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.keyboard('g');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('l');
  expect(where()).toBe(paths.tasks());
});

test('no key acts while something is typed, and none with Ctrl', async () => {
  const { where } = await showStaff(paths.customers());
  await userEvent.type(screen.getByRole('searchbox'), 'g e?');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}g{/Control}{Control>}e{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(where()).toBe(paths.customers());
});

test.each(['en', 'fr', 'es', 'nl'] as const)('a question mark lists the keys, by where they work: %s', async (language) => {
  await showStaff(paths.tasks(), { language });
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog'));
  expect(list.getAllByRole('region')).toHaveLength(8);
  expect(list.getByText('X').tagName).toBe('KBD');
});

test('in the list no key acts but Escape, which gives the focus back to the button that opened it', async () => {
  const { where } = await showStaff(paths.tasks());
  const button = screen.getByRole('button', { name: title });
  await userEvent.click(button);
  await dialog();
  await userEvent.keyboard('gl');
  expect(where()).toBe(paths.tasks());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

// WCAG 2.1.4.
test('single keys are switched off at this browser: the list shows those that are left, and is opened by its button', async () => {
  const { where, unmount } = await showStaff(paths.events());
  expect(screen.getByText(/J et K passent/)).toBeTruthy();
  await userEvent.keyboard('?');
  await userEvent.click(await keysSwitch());
  expect(within(await dialog()).queryByText('X')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/J et K passent/)).toBeNull();
  unmount();

  const again = await showStaff(paths.events());
  const link = screen.getAllByRole('link').find((one) => one.closest('tbody'));
  link?.focus();
  await userEvent.keyboard('xjk?/gl');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  expect(again.where()).toBe(where());
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Rechercher' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: title }));
  await userEvent.click(await keysSwitch());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gl');
  await waitFor(() => expect(again.where()).toContain(paths.pipeline()));
});

test('a browser that forbids its storage keeps the choice while the page is open', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const { getItem, setItem, removeItem } = Storage.prototype;
  Object.assign(Storage.prototype, { getItem: forbid, setItem: forbid, removeItem: forbid });
  try {
    const { where } = await showStaff(paths.tasks());
    await userEvent.keyboard('?');
    await userEvent.click(await keysSwitch());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gl');
    expect(where()).toBe(paths.tasks());
    await userEvent.click(screen.getByRole('button', { name: title }));
    await userEvent.click(await keysSwitch());
    expect((await keysSwitch()).ariaChecked ?? (await keysSwitch()).getAttribute('aria-checked')).toBe('true');
  } finally {
    Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  }
});
