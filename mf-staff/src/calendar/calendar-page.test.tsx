import { getPipeline } from '@plenary/contracts/desk-deals.endpoints';
import {
  addClosedPeriod,
  changeClosedPeriod,
  listClosedPeriods,
  listHolidays,
  removeClosedPeriod,
} from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const reason = (text: string) => ({ fr: text, en: text, es: text, nl: text });

const fill = async (from: string, to: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Du'), { target: { value: from } });
  fireEvent.change(dialog.getByLabelText('Au'), { target: { value: to } });
  for (const language of ['Français', 'Anglais', 'Espagnol', 'Néerlandais'])
    await userEvent.type(dialog.getByLabelText(`Raison (${language})`), 'Travaux');
  return dialog;
};

test('a closing is added with its reason in every language, and the number of remaining bookings is shown', async () => {
  const { sent, platform } = await showStaff(paths.calendar());
  const dialog = await fill('2027-04-05', '2027-04-06');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Thanks! 2 réservations de ces jours restent.'));
  expect(sent()[0]).toEqual({
    method: 'POST',
    to: '/api/planning/countries/FRA/closed-periods',
    body: { from: '2027-04-05', to: '2027-04-06', reason: { fr: 'Travaux', en: 'Travaux', es: 'Travaux', nl: 'Travaux' } },
  });
});

test('before a closing is saved it says what is booked on its days, with the way there', async () => {
  const queries: object[] = [];
  await showStaff(paths.calendar(), {
    prepare: ({ answer }) =>
      answer(getPipeline, ({ query }) => {
        queries.push(query);
        const booked = query.from === '2099-04-05' ? [makeDeal({ firstDay: '2099-04-05', lastDay: '2099-04-06', stage: 'confirmed' })] : [];
        return {
          columns: [
            { stage: 'quote' as const, count: 4, netPrice: 1, deals: [makeDeal({ stage: 'quote' })] },
            { stage: 'confirmed' as const, count: booked.length, netPrice: 1, deals: booked },
          ],
        };
      }),
  });
  const dialog = await fill('2099-04-05', '2099-04-06');
  expect((await dialog.findByText(/^1 réservation ou option/)).textContent).toMatch(/5.6\savr\.\s2099$/);
  const way = dialog.getByRole('link', { name: 'Atelier Nord' });
  expect(way.getAttribute('href')).toBe(paths.quote(fakeQuoteId));
  expect(way.closest('li')?.textContent).toMatch(/Confirmé, Comet Ternes$/);
  expect(queries.at(-1)).toEqual({ country: 'FRA', from: '2099-04-05', to: '2099-04-06' });
  fireEvent.change(dialog.getByLabelText('Du'), { target: { value: '2099-04-06' } });
  expect(await dialog.findByText(/^Rien n’est réservé/)).toBeTruthy();
});

test.each([
  ['2027-04-06', '2027-04-05', /La fin précède le début/],
  ['2027-08-01', '2027-08-02', /Une autre fermeture couvre déjà/],
])('a closing from %s to %s that cannot be says why, and keeps what was typed', async (from, to, words) => {
  await showStaff(paths.calendar(), {
    prepare: ({ answer }) => answer(addClosedPeriod, () => refuse('conflict', { errors: { from: 'closed_day' } })),
  });
  const dialog = await fill(from, to);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(words);
  expect((dialog.getByLabelText('Raison (Français)') as HTMLInputElement).value).toBe('Travaux');
});

test('a closing is changed under the version that was seen, or removed once that is confirmed', async () => {
  const { sent } = await showStaff(paths.calendar());
  await userEvent.click(screen.getByRole('button', { name: /^Modifier/ }));
  fireEvent.change(within(await screen.findByRole('dialog')).getByLabelText('Au'), { target: { value: '2027-08-25' } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Modifier/ }));
  const press = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await press('Supprimer');
  expect(screen.getByRole('alert').textContent).toContain('Partout en France, ces jours pourront à nouveau être réservés.');
  await press('Non');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toHaveLength(1);
  await press('Supprimer');
  await press('Oui, supprimer');
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
  expect(sent()[0]?.body).toMatchObject({ to: '2027-08-25', version: 1 });
});

test.each([
  ['changed', 'conflict', ['Enregistrer']],
  ['gone', 'not-found', ['Supprimer', 'Oui, supprimer']],
] as const)('a closing that meanwhile is %s says so, and the list shows how it is now', async (_, code, presses) => {
  const periods = [{ id: 'p1', countryCode: 'FRA' as const, from: '2027-07-31', to: '2027-08-22', reason: reason('Été'), version: 1 }];
  await showStaff(paths.calendar(), {
    prepare: ({ answer }) => {
      answer(listClosedPeriods, () => ({ periods }));
      const refuseAsNow = () => {
        periods.splice(0, 1, { ...(periods[0] as (typeof periods)[0]), to: '2027-08-29', version: 2 });
        return refuse(code);
      };
      answer(changeClosedPeriod, refuseAsNow);
      answer(removeClosedPeriod, refuseAsNow);
    },
  });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Modifier/ }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  for (const name of presses) await userEvent.click(dialog.getByRole('button', { name }));
  expect((await dialog.findByText(/Quelqu’un a modifié cette fermeture entre-temps/)).textContent).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  expect(((await open()).getByLabelText('Au') as HTMLInputElement).value).toBe('2027-08-29');
});

test('edits to a closing that another user changed stay next to the newer days, and are saved over them', async () => {
  const periods = [{ id: 'p1', countryCode: 'FRA' as const, from: '2027-07-31', to: '2027-08-22', reason: reason('Été'), version: 1 }];
  const { sent } = await showStaff(paths.calendar(), {
    prepare: ({ answer }) => {
      answer(listClosedPeriods, () => ({ periods }));
      answer(changeClosedPeriod, ({ body }) => {
        if (body.version === 2) return { period: { ...(periods[0] as (typeof periods)[0]), ...body, version: 3 }, bookings: 0 };
        periods.splice(0, 1, { ...(periods[0] as (typeof periods)[0]), to: '2027-08-29', version: 2 });
        return refuse('conflict');
      });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Modifier/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Au'), { target: { value: '2027-08-25' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/29 août 2027/));
  expect((dialog.getByLabelText('Au') as HTMLInputElement).value).toBe('2027-08-25');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]?.body).toMatchObject({ to: '2027-08-25', version: 2 });
});

test('a holiday is opened', async () => {
  const { sent } = await showStaff(paths.calendar());
  await userEvent.click(screen.getByRole('switch', { name: /^Ouvert\s+Lundi de Pâques$/ }));
  await waitFor(() =>
    expect(sent()).toEqual([{ method: 'PUT', to: '/api/planning/countries/FRA/holidays/2027-03-29', body: { isOpen: true } }]),
  );
  expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true);
});

test('a holiday within a closing says what keeps it closed, and how it is opened for nothing; another does not', async () => {
  const days = ['2027-07-30', '2027-07-31', '2027-08-15', '2027-08-22', '2027-08-23'];
  await showStaff(paths.calendar(), {
    prepare: ({ answer }) =>
      answer(listHolidays, () => ({ holidays: days.map((date) => ({ date, name: reason(`Fête ${date}`), isOpen: date > '2027-08-01' })) })),
  });
  expect(days.filter((day) => screen.queryByText(`Fête ${day}, fermé aussi par : Été`))).toEqual(['2027-07-31']);
  expect(days.filter((day) => screen.queryByText(`Fête ${day} : ouvert, mais toujours fermé par « Été »`))).toEqual(days.slice(2, 4));
});

test('opening a holiday within a closing warns at once that the day stays closed; opening another does not', async () => {
  const { platform } = await showStaff(paths.calendar(), {
    prepare: ({ answer }) => {
      const days = ['2027-03-29', '2027-08-15'];
      answer(listHolidays, () => ({ holidays: days.map((date) => ({ date, name: reason(date), isOpen: false })) }));
    },
  });
  const press = (name: string) => userEvent.click(screen.getByRole('switch', { name: new RegExp(name) }));
  await press('2027-03-29');
  await press('2027-08-15');
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toMatch(/^2027-08-15 est ouvert, mais ce jour reste fermé : la fermeture « Été » le couvre/);
  await press('2027-08-15');
  expect(await screen.findByText('2027-08-15, fermé aussi par : Été')).toBeTruthy();
  expect(platform.notices).toHaveLength(1);
});
