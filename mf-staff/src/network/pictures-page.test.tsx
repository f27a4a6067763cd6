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
const written = ({ id, alternative, focus, roomId } = garden) => ({ id, alternative, focus, roomId });

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
        { id: facade?.id, alternative: { ...facade?.alternative, nl: 'De gevel' }, focus: { x: 55, y: 45 }, roomId: null },
        written(garden),
      ],
    },
  });
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

test('an older service knows no rooms of pictures: none can be chosen, and none is sent', async () => {
  const older = makePicture('garden', { roomId: undefined });
  const { sent, platform: shown } = await showStaff(paths.networkPictures('ternes'), {
    platform,
    prepare: ({ answer }) => answer(listNetworkPictures, () => ({ revision: 4, pictures: [older] })),
  });
  expect(card(1).queryByRole('combobox')).toBeNull();
  await userEvent.type(card(1).getByRole('textbox', { name: 'Ce que l’on voit (Néerlandais)' }), 'Tuin');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(shown.notices).toHaveLength(1));
  expect(JSON.stringify(sent()[0]?.body)).not.toContain('roomId');
});
