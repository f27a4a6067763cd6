import { createScientist, listScientists } from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeScientists } from '../testing/answer-surveys.ts';
import { showStaff } from '../testing/show-staff.ts';

const webp = (content: string) => `data:image/webp;base64,${content}`;
let encoded: (type: string, quality: number) => string;
let isReadable: boolean;
const drawn: unknown[][] = [];

// jsdom reads and draws no pictures.
beforeEach(() => {
  encoded = () => webp('UElDVFVSRQ==');
  isReadable = true;
  drawn.length = 0;
  const context = { fillRect: () => {}, drawImage: (_: unknown, ...place: unknown[]) => drawn.push(place) };
  globalThis.createImageBitmap = (async () => {
    if (!isReadable) throw new DOMException('no picture', 'InvalidStateError');
    return { width: 400, height: 300, close: () => {} };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toDataURL = (type = '', quality) => encoded(type, quality as number);
});

const showDialog = async (name: string | RegExp, options: Parameters<typeof showStaff>[1] = {}) => {
  const view = await showStaff(paths.scientists, options);
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const portrait = within(dialog.getByRole('group', { name: 'Portrait' }));
  const choose = async (file = new File(['picture'], 'lotte.png', { type: 'image/png' })) => {
    await userEvent.upload(portrait.getByLabelText(/^(Choisir une|Changer de) photo$/), file, { applyAccept: false });
  };
  const picture = () =>
    (dialog.getByRole('group', { name: 'Portrait' }).querySelector('img')?.getAttribute('src') ?? null) as string | null;
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  return { ...view, dialog, portrait, choose, picture, save };
};
const lotte = /^Modifier\s+Lotte Peeters$/;
const pictureUrl = `/api/meeting-scientists/pictures/${'a1b2c3d4'.repeat(8)}`;
const withPicture: Parameters<typeof showStaff>[1] = {
  prepare: ({ answer }) => answer(listScientists, () => ({ scientists: fakeScientists.map((one) => ({ ...one, pictureUrl })) })),
};

test('a chosen photo is previewed as the square of its middle, and saved with the form', async () => {
  const { sent, choose, picture, portrait, save } = await showDialog(lotte);
  expect(picture()).toBeNull();
  await choose();
  await waitFor(() => expect(picture()).toBe(webp('UElDVFVSRQ==')));
  expect(drawn).toEqual([[50, 0, 300, 300, 0, 0, 256, 256]]);
  expect(portrait.getByRole('status').textContent).toMatch(/^Photo prête/);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toMatchObject({ lastName: 'Peeters', picture: 'UElDVFVSRQ==', version: 4 });
});

test('a form without a new photo says nothing of the portrait', async () => {
  const { sent, picture, save } = await showDialog(lotte, withPicture);
  expect(picture()).toBe(pictureUrl);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.keys(sent()[0]?.body as object)).not.toContain('picture');
});

test('a portrait is removed with the keyboard: the initials are shown, and the field keeps the focus', async () => {
  const { sent, picture, portrait, save } = await showDialog(lotte, withPicture);
  portrait.getByRole('button', { name: 'Retirer la photo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(picture()).toBeNull();
  expect(document.activeElement).toBe(portrait.getByLabelText('Choisir une photo'));
  expect(portrait.getByRole('status').textContent).toMatch(/^Photo retirée/);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ picture: null });
});

test('a photo that was only chosen is taken back without a trace', async () => {
  const { sent, choose, picture, portrait, save } = await showDialog(lotte);
  await choose();
  await userEvent.click(await portrait.findByRole('button', { name: 'Retirer la photo' }));
  expect(picture()).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.keys(sent()[0]?.body as object)).not.toContain('picture');
});

test('a file that is no picture, or too large, is refused in words, and the portrait stays', async () => {
  const { choose, picture, portrait } = await showDialog(lotte, withPicture);
  isReadable = false;
  await choose(new File(['no picture'], 'notes.png', { type: 'image/png' }));
  expect(await portrait.findByText(/n’est pas une photo lisible/)).toBeTruthy();
  const input = portrait.getByLabelText('Changer de photo');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 20_000_001 });
  await choose(large);
  expect(await portrait.findByText(/dépasse 20 Mo/)).toBeTruthy();
  expect(picture()).toBe(pictureUrl);
  isReadable = true;
  await choose();
  await waitFor(() => expect(picture()).toBe(webp('UElDVFVSRQ==')));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  [
    'WebP of less quality, where the best is too large',
    (type: string, quality: number) => `data:${type};base64,${'A'.repeat(80_000 * quality)}`,
    'webp',
  ],
  [
    'JPEG, where the browser writes no WebP',
    (type: string) => (type === 'image/webp' ? 'data:image/png;base64,UE5H' : `data:${type};base64,SlBH`),
    'jpeg',
  ],
])('%s is sent', async (_name, encode, kind) => {
  encoded = encode;
  const { choose, picture } = await showDialog(lotte);
  await choose();
  await waitFor(() => expect(picture()).toMatch(new RegExp(`^data:image/${kind};base64,[A-Za-z0-9]{4,54616}$`)));
});

test('one is added with a portrait, and a refusal of it stands beside it', async () => {
  let isRefused = true;
  const { sent, dialog, choose, portrait, save } = await showDialog('Ajouter', {
    prepare: ({ answer }) =>
      answer(createScientist, () =>
        isRefused ? refuse('invalid-request', { errors: { picture: 'not_a_picture' } }) : { id: '5c1e0000-0000-4000-8000-000000000009' },
      ),
  });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Prénom' }), 'Thomas');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Arnaud');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'thomas@comet.example');
  await choose();
  await portrait.findByText(/^Photo prête/);
  await save();
  expect(await portrait.findByText(/n’a pas été accepté/)).toBeTruthy();
  isRefused = false;
  await choose();
  await waitFor(() => expect(portrait.queryByText(/n’a pas été accepté/)).toBeNull());
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ picture: 'UElDVFVSRQ==' }),
    expect.objectContaining({ firstName: 'Thomas', picture: 'UElDVFVSRQ==' }),
  ]);
});
