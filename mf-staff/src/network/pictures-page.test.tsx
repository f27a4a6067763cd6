import { addNetworkPicture, changeNetworkPictures, listNetworkPictures } from '@plenary/contracts/network-pictures.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makePicture, makePictures } from '../testing/make-network.ts';
import { showStaff } from '../testing/show-staff.ts';

const platform = { session: adrien };
const card = (place: number) => within(screen.getByRole('listitem', { name: new RegExp(`^Photo ${place} `) }));
const file = (name: string, content = name) => new File([content], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Ajouter des photos/), files);
const garden = makePicture('garden');
const [facade, nave] = makePictures().pictures;
const written = ({ id, alternative, focus, roomId, caption, crop } = garden) => ({ id, alternative, focus, roomId, caption, crop });

test('several files are sent one after another; a bad one says what is wrong and loses nothing of the rest', async () => {
  const { sent } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(addNetworkPicture, ({ body }) =>
        body.picture === btoa('small.jpg')
          ? refuse('invalid-request', { errors: { picture: 'too_small' } })
          : { revision: 5, pictures: [...makePictures().pictures, garden] },
      ),
  });
  await choose(file('small.jpg'), file('garden.jpg'));
  expect((await screen.findByRole('alert')).textContent).toContain('small.jpg : moins de 1600 px de large');
  expect(await screen.findByRole('listitem', { name: 'Photo 3 sur 3' })).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ picture: btoa('small.jpg') }, { picture: btoa('garden.jpg') }]);
});

test('order, texts and focus are saved together; what was typed stays while another picture is added', async () => {
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) => answer(addNetworkPicture, () => ({ revision: 5, pictures: [...makePictures().pictures, garden] })),
  });
  await userEvent.type(card(1).getByRole('textbox', { name: 'Ce que l’on voit (Néerlandais)' }), 'De gevel');
  card(1)
    .getByRole('button', { name: /^Point visible/ })
    .focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await userEvent.click(card(2).getByRole('button', { name: 'Avancer' }));
  await choose(file('garden.jpg'));
  await screen.findByRole('listitem', { name: 'Photo 3 sur 3' });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(sent().at(-1)).toEqual({
    method: 'PUT',
    to: '/api/network/venues/a0V2p00000Qr101/pictures',
    body: {
      revision: 5,
      pictures: [
        written(nave),
        { ...written(facade), alternative: { ...facade?.alternative, nl: 'De gevel' }, focus: { x: 55, y: 45 } },
        written(garden),
      ],
    },
  });
});

test('Ctrl+Z takes back an order and a removal, also after a save', async () => {
  const kept = makePictures().pictures;
  const { platform: shown } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(changeNetworkPictures, ({ body }) => ({
        revision: 5,
        pictures: body.pictures.flatMap(({ id }) => kept.find((one) => one.id === id) ?? []),
      })),
  });
  const back = () => userEvent.keyboard('{Control>}z{/Control}');
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Ce que l’on voit (Français)' }).map(({ value }) => value);
  const before = texts();
  expect(before.length).toBeGreaterThan(1);
  await userEvent.click(card(2).getByRole('button', { name: 'Avancer' }));
  await userEvent.click(card(1).getByRole('button', { name: 'Retirer' }));
  expect(texts()).toHaveLength(before.length - 1);
  await back();
  expect(texts()).toEqual(before.toReversed());
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  await back();
  expect(texts()).toEqual(before);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(texts()).toEqual(before.toReversed());
});

test('a colleague who added a picture meanwhile keeps it: the save goes over the newer list', async () => {
  const current = { revision: 6, pictures: [...makePictures().pictures, garden] };
  const { sent } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(changeNetworkPictures, ({ body }) => (body.revision < 6 ? refuse('stale-version', { members: { current } }) : current)),
  });
  await userEvent.click(card(1).getByRole('button', { name: 'Retirer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Quelqu’un a changé ce lieu');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ revision: 6, pictures: [written(nave), written(garden)] });
});

test('a picture is given to the room that it shows, whose name stands under its preview', async () => {
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), { platform });
  expect(card(1).getByRole('figure').textContent).toBe('Le lieu, ou plusieurs salles');
  await userEvent.selectOptions(card(1).getByRole('combobox', { name: 'Salle que l’on voit' }), 'Salon Wagram');
  expect(card(1).getByRole('figure').textContent).toBe('Salon Wagram');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    pictures: [
      { id: facade?.id, roomId: 'ternes-salon-wagram' },
      { id: nave?.id, roomId: null },
    ],
  });
});

test('an older service knows neither rooms nor captions nor crops of pictures: none can be chosen, and none is sent', async () => {
  const older = makePicture('garden', { roomId: undefined, caption: undefined, crop: undefined, whole: undefined });
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) => answer(listNetworkPictures, () => ({ revision: 4, pictures: [older] })),
  });
  expect(card(1).queryByRole('combobox')).toBeNull();
  expect(card(1).queryByText(/^Légende/)).toBeNull();
  expect(card(1).queryByRole('button', { name: 'Recadrer' })).toBeNull();
  await userEvent.type(card(1).getByRole('textbox', { name: 'Ce que l’on voit (Néerlandais)' }), 'Tuin');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(JSON.stringify(sent()[0]?.body)).not.toMatch(/roomId|caption|crop/);
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const openCrop = async (place: number) => {
  await userEvent.click(card(place).getByRole('button', { name: 'Recadrer' }));
  return within(await screen.findByRole('dialog', { name: 'Recadrer la photo' }));
};

test('a picture is cropped by keys and looks so before it is saved; the point in sight stays on what it shows', async () => {
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), { platform });
  const dialog = await openCrop(1);
  dialog.getByRole('button', { name: /^Coin en haut à gauche/ }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}{ArrowDown}');
  dialog.getByRole('button', { name: /^Coin en bas à droite/ }).focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
  dialog.getByRole('button', { name: /^Cadre/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(dialog.getByRole('button', { name: 'Cadre : à 20 % de la gauche, 5 % du haut, 80 % de large, 84 % de haut' })).toBeTruthy();
  expect(dialog.getByRole('status').textContent).toBe('1920 × 1344 px');
  await userEvent.click(dialog.getByRole('button', { name: 'Recadrer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card(1).getByRole('figure').querySelector('image')?.getAttribute('href')).toBe(facade?.whole?.url);
  expect(card(1).getByText('Recadrée')).toBeTruthy();
  await save();
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    pictures: [
      { crop: { x: 20, y: 5, width: 80, height: 84 }, focus: { x: 38, y: 54 } },
      { crop: null, focus: { x: 50, y: 50 } },
    ],
  });
});

test('a crop is taken back: the whole picture is shown and saved again', async () => {
  const crop = { x: 10, y: 0, width: 80, height: 100 };
  const cropped = makePicture('nave', { crop });
  const { sent } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) => answer(listNetworkPictures, () => ({ revision: 4, pictures: [cropped] })),
  });
  expect(card(1).getByText('Recadrée')).toBeTruthy();
  const dialog = await openCrop(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Photo entière' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Recadrer' }));
  expect(card(1).queryByText('Recadrée')).toBeNull();
  await save();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ pictures: [{ crop: null }] }));
});

test('a crop that is refused says of which picture and why, and nothing is lost', async () => {
  await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) => answer(changeNetworkPictures, () => refuse('invalid-request', { errors: { 'pictures.1.crop': 'no_file' } })),
  });
  const dialog = await openCrop(2);
  dialog.getByRole('button', { name: /^Coin en haut à gauche/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: 'Recadrer' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Photo 2 : son fichier ne peut pas être lu');
  expect(card(2).getByText('Recadrée')).toBeTruthy();
});

test('a caption is written in four languages and stands under the picture; without one the name of the room does', async () => {
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), { platform });
  await userEvent.selectOptions(card(1).getByRole('combobox', { name: 'Salle que l’on voit' }), 'Salon Wagram');
  await userEvent.click(card(1).getByText(/^Légende\s: Salon Wagram$/));
  for (const [language, text] of [
    ['Français', 'Le salon, le matin'],
    ['Anglais', 'The salon in the morning'],
    ['Espagnol', 'El salón por la mañana'],
    ['Néerlandais', 'De salon in de ochtend'],
  ])
    await userEvent.type(card(1).getByRole('textbox', { name: `Légende (${language})` }), text ?? '');
  expect(card(1).getByRole('figure').textContent).toBe('Le salon, le matin');
  await save();
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    pictures: [
      {
        caption: {
          ...{ fr: 'Le salon, le matin', en: 'The salon in the morning' },
          ...{ es: 'El salón por la mañana', nl: 'De salon in de ochtend' },
        },
      },
      { caption: { fr: '' } },
    ],
  });
});

test('what a colleague cropped, wrote and moved meanwhile is kept where nothing else was typed', async () => {
  const crop = { x: 0, y: 0, width: 60, height: 60 };
  const theirs = { ...makePicture('facade', { crop }), alternative: { fr: 'La façade', en: 'The front', es: 'x', nl: '' } };
  const current = { revision: 6, pictures: [makePicture('nave'), theirs] };
  const { sent } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) =>
      answer(changeNetworkPictures, ({ body }) => (body.revision < 6 ? refuse('stale-version', { members: { current } }) : current)),
  });
  await userEvent.type(card(1).getByRole('textbox', { name: 'Ce que l’on voit (Néerlandais)' }), 'De gevel');
  await save();
  await screen.findByRole('alert');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({
    revision: 6,
    pictures: [written(nave), { ...written(theirs), alternative: { ...theirs.alternative, nl: 'De gevel' } }],
  });
});
