import { changeFollowUp, getPipeline } from '@plenary/contracts/desk-deals.endpoints';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { followedDeal, louis } from '../testing/answer-desk.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const column = (name: RegExp) => screen.getByRole('region', { name });

// Desk D8.
test('requests stand in front of the stages; a card tells who, where, when, value, deadline, owner and what comes next', async () => {
  await showStaff(paths.pipeline());
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replace(/ \d+$/, ''))).toEqual([
    ...['Demandes', 'Devis', 'Option 2', 'Option 1', 'En signature', 'Confirmé', 'Annulé', 'Perdu'],
  ]);
  const option = column(/^Option 1/);
  expect(option.textContent).toMatch(/^Option 1 2138\s915\s€ HT/);
  const card = within(option).getByRole('listitem');
  expect(card.textContent).toMatch(/Atelier Nord.*Claire Martin.*Comet Ternes.*60.*4\s125\s€.*Rappeler pour le menu.*Samia Benali/);
  expect(within(card).getByRole('link', { name: 'Claire Martin' }).getAttribute('href')).toBe(paths.customer(fakeCustomerId));
  expect(within(option).getByRole('link', { name: 'Et 20 de plus, Option 1' }).textContent).toBe('Et 20 de plus');
});

// Desk D8.
test('what is lost stands in a column of its own with its reason, and leads to its list; an older service tells its stages', async () => {
  const { unmount } = await showStaff(paths.pipeline());
  const lost = column(/^Perdu/);
  expect(lost.textContent).toMatch(/^Perdu 14\s125\s€ HT.*Concurrent · Hôtel voisin/);
  expect(within(lost).getByRole('link', { name: 'Voir la liste, Perdu' }).getAttribute('href')).toBe(
    paths.events({ lost: 'any', sort: 'created' }),
  );
  unmount();
  await showStaff(paths.pipeline(), {
    prepare: ({ answer }) =>
      answer(getPipeline, () => ({ columns: dealStages.map((stage) => ({ stage, count: 0, netPrice: 0, deals: [] })) })),
  });
  expect([column(/^Devis expiré/), column(/^Refusé/)]).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /^Perdu/ })).toBeNull();
});

// Desk D22.
test('what is open is weighted by what became of the last 12 months, and not where that is unknown of a stage with deals', async () => {
  const { unmount } = await showStaff(paths.pipeline());
  expect(column(/^Option 1/).textContent).toMatch(/23\s349\s€ pondérés \(60\s% signés\)/);
  expect(column(/^Confirmé/).textContent).not.toMatch(/pondéré/);
  const sums = screen.getByRole('region', { name: 'Montants du pipeline' });
  expect(sums.textContent).toMatch(/€\sHT en cours 23\s349\s€ pondérés · .*€\sHT signés$/);
  unmount();
  await showStaff(paths.pipeline(), {
    prepare: ({ answer }) =>
      answer(getPipeline, () => ({
        columns: dealStages.map((stage) => ({ stage, count: 1, netPrice: 100, deals: [followedDeal()], weighted: null })),
      })),
  });
  expect(document.body.textContent).not.toMatch(/pondéré/i);
});

test('the address holds the owner; the list of a column keeps the filter', async () => {
  const queries: object[] = [];
  const { where } = await showStaff(paths.pipeline(), {
    prepare: ({ answer }) =>
      answer(getPipeline, ({ query }) => {
        queries.push(query);
        return { columns: dealStages.map((stage) => ({ stage, count: 1, netPrice: 1, deals: [followedDeal()] })) };
      }),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Suivi par' }), 'Moi');
  await waitFor(() => expect(where()).toBe(paths.pipeline({ owner: samia.id })));
  const address = paths.events({ owner: samia.id, stage: 'option-1', sort: 'ends' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Voir la liste, Option 1' }).getAttribute('href')).toBe(address));
  expect(queries.at(-1)).toEqual({ owner: samia.id });
});

test('cards are walked by J, K and the arrows', async () => {
  await showStaff(paths.pipeline());
  const first = screen.getAllByRole('link').find((link) => link.hasAttribute('data-card'));
  first?.focus();
  await userEvent.keyboard('j');
  expect(column(/^Demandes/).contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(first);
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('href')).toBe(paths.quote(fakeQuoteId));
});

test('a deal is given to a colleague with what comes next', async () => {
  const { sent } = await showStaff(paths.pipeline());
  await userEvent.click(screen.getByRole('button', { name: 'Suivi de Atelier Nord' }));
  const dialog = await screen.findByRole('dialog');
  const owner = within(dialog).getByRole('combobox', { name: 'Suivi par' });
  await within(owner).findByText('Louis Arnaud');
  await userEvent.selectOptions(owner, 'Louis Arnaud');
  const action = screen.getByRole('textbox', { name: /Prochaine action/ });
  await userEvent.clear(action);
  await userEvent.type(action, 'Envoyer le plan');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      method: 'PUT',
      to: `/api/desk/deals/${fakeQuoteId}/follow-up`,
      body: { ownerId: louis.userId, nextAction: 'Envoyer le plan', nextDay: '2027-01-12', version: 1 },
    },
  ]);
});

// Desk D34.
test('what a colleague wrote meanwhile is shown, what was typed stays, and saving again replaces it', async () => {
  const current = { owner: louis, nextAction: 'Relancer lundi', nextDay: null, version: 2 };
  const { sent } = await showStaff(paths.pipeline(), {
    prepare: ({ answer }) =>
      answer(changeFollowUp, ({ body }) =>
        body.version === 2 ? { ...current, version: 3 } : refuse('stale-version', { members: { current } }),
      ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Suivi de Atelier Nord' }));
  const action = await screen.findByRole('textbox', { name: /Prochaine action/ });
  await userEvent.clear(action);
  await userEvent.type(action, 'Envoyer le plan');
  const save = screen.getByRole('button', { name: 'Enregistrer' });
  await userEvent.click(save);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toMatch(/Un collègue a modifié.*Relancer lundi.*Louis Arnaud/));
  expect((action as HTMLInputElement).value).toBe('Envoyer le plan');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2, nextAction: 'Envoyer le plan' }]);
});
