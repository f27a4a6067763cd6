import * as contract from '@plenary/contracts/saved-views.endpoints';
import { languages } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { makeView, sharedView } from '../testing/answer-views.ts';
import { showStaff } from '../testing/show-staff.ts';
import { addressOf, isSameFilter, viewFilterOf } from './view-filter.ts';

// design: desk D35

const today = localToday(new Date());
const linksOf = () =>
  within(screen.getByRole('navigation', { name: 'Vues' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
const own = addressOf(makeView(), today);

test('the views of a list are links to what they show, today’s day included, and a colleague’s says whose it is', async () => {
  await showStaff(own);
  await screen.findByRole('navigation', { name: 'Vues' });
  expect(linksOf()).toEqual([
    ['À personne, de Louis Arnaud', paths.events({ owner: 'nobody', sort: 'ends' }), null],
    ['Options à Ternes', own, 'page'],
  ]);
  expect(own).toContain(`from=${today}`);
});

test('the pipeline has views of its own', async () => {
  await showStaff(paths.pipeline({ country: 'FRA' }));
  await screen.findByRole('navigation', { name: 'Vues' });
  expect(linksOf().at(-1)).toEqual(['Options à Ternes', paths.pipeline({ country: 'FRA' }), 'page']);
});

describe('what is shown is kept', () => {
  const keep = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Garder cette vue' }));
    return within(screen.getByRole('dialog'));
  };

  test('under a new name, for the team where that is asked for', async () => {
    const kept: object[] = [];
    await showStaff(paths.events({ stage: 'signing', due: today, sort: 'ends', after: '1_x' }), {
      prepare: ({ answer }) =>
        answer(contract.addSavedView, ({ body }) => {
          kept.push(body);
          return makeView(body);
        }),
    });
    const dialog = await keep();
    const save = dialog.getByRole('button', { name: 'Enregistrer' });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Nom'), ' À signer ');
    await userEvent.click(dialog.getByLabelText('Visible par toute l’équipe'));
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept).toEqual([{ list: 'events', name: 'À signer', isShared: true, filter: { stage: 'signing', due: 'today', sort: 'ends' } }]);
  });

  test('in the place of another view, whose newer state is replaced once it is saved again', async () => {
    const changes: object[] = [];
    await showStaff(paths.events({ stage: 'signing', sort: 'days' }), {
      prepare: ({ answer }) => {
        answer(contract.listSavedViews, () => ({ views: [makeView({ version: changes.length > 0 ? 4 : 1 })] }));
        answer(contract.changeSavedView, ({ params, body }) => {
          changes.push({ ...params, ...body });
          if (body.version === 1) return refuse('stale-version', { members: { current: makeView({ version: 4 }) } });
          return makeView({ ...body, version: 5 });
        });
      },
    });
    const dialog = await keep();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Enregistrer comme' }), 'Options à Ternes');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/Cette vue a changé entre-temps/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const wanted = { viewId: makeView().viewId, name: 'Options à Ternes', isShared: false, filter: { stage: 'signing', sort: 'days' } };
    expect(changes).toEqual([
      { ...wanted, version: 1 },
      { ...wanted, version: 4 },
    ]);
  });

  test('over the limit of a person, the limit is told and the name stays', async () => {
    await showStaff(paths.events({ stage: 'signing', sort: 'days' }), {
      prepare: ({ answer }) => answer(contract.addSavedView, () => refuse('conflict')),
    });
    const dialog = await keep();
    await userEvent.type(dialog.getByLabelText('Nom'), 'De trop');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/Vous gardez déjà 50 vues/)).toBeTruthy();
    expect(dialog.getByDisplayValue('De trop')).toBeTruthy();
  });
});

test('a view of one’s own is renamed, and removed after a question; a colleague’s is neither', async () => {
  const removed: string[] = [];
  const { unmount } = await showStaff(own, {
    prepare: ({ answer }) =>
      answer(contract.removeSavedView, ({ params: { viewId } }) => {
        removed.push(viewId);
        return undefined;
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier la vue' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByDisplayValue('Options à Ternes')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la vue' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(removed).toEqual([makeView().viewId]));
  unmount();
  await showStaff(addressOf(sharedView(), today));
  await screen.findByRole('navigation', { name: 'Vues' });
  expect(screen.queryByRole('button', { name: 'Modifier la vue' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Garder cette vue' })).toBeNull();
});

test('the list stands without its views where they cannot be had', async () => {
  const report = jest.fn();
  await showStaff(own, {
    platform: { report },
    prepare: ({ answer }) => answer(contract.listSavedViews, () => refuse('service-unavailable')),
  });
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Vues' })).toBeNull();
});

test('a view whose venue is gone shows all venues, and says so', async () => {
  await showStaff(paths.events({ country: 'FRA', venue: 'elsewhere', sort: 'days' }));
  expect(screen.getByText(/Le lieu de cette adresse n’est plus proposé/)).toBeTruthy();
});

test('a view opened on the day it was kept asks for what was shown', () => {
  const day = fc.constantFrom(today, '2027-01-19', undefined);
  const asked = fc.record({ from: day, to: day, due: day, owner: fc.constantFrom('nobody' as const, undefined) });
  fc.assert(
    fc.property(asked, (filter) => {
      const address = addressOf({ list: 'pipeline', filter: viewFilterOf(filter, today) }, today);
      expect(address).toBe(paths.pipeline(filter));
      expect(isSameFilter(viewFilterOf(filter, today), { ...viewFilterOf(filter, today), search: undefined })).toBe(true);
    }),
  );
});

test.each(languages)('no word is missing (%s)', async (language) => {
  await showStaff(own, { language });
  await screen.findByRole('link', { name: 'Options à Ternes' });
  expect(document.body.textContent).not.toMatch(/views\.|\{\{/);
});
