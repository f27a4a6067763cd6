import { addDays } from '@plenary/contracts/add-days';
import { changeFollowUp, getPipeline } from '@plenary/contracts/desk-deals.endpoints';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import { getReport } from '@plenary/contracts/desk-reports.endpoints';
import { getPlanning } from '@plenary/contracts/planning.endpoints';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { followedDeal, louis } from '../testing/answer-desk.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { makeBooking, makePlanning } from '../testing/make-planning.ts';
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
  expect(sums.textContent).toMatch(/€\sHT en cours 23\s349\s€ pondérés · .*€\sHT signés/);
  unmount();
  await showStaff(paths.pipeline(), {
    prepare: ({ answer }) =>
      answer(getPipeline, () => ({
        columns: dealStages.map((stage) => ({ stage, count: 1, netPrice: 100, deals: [followedDeal()], weighted: null })),
      })),
  });
  expect(document.body.textContent).not.toMatch(/pondéré/i);
});

// Desk D8.
test('a card tells when its customer was written or spoken to last', async () => {
  const deals = [makeDeal({ lastContactAt: '2027-01-08T23:30:00Z' })];
  await showStaff(paths.pipeline(), {
    prepare: ({ answer }) => answer(getPipeline, () => ({ columns: [{ stage: 'option-1' as const, count: 1, netPrice: 1, deals }] })),
  });
  expect(within(column(/^Option 1/)).getByRole('listitem').textContent).toMatch(/Dernier contact\s: 9 janv\./);
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

// Desk D20; look 11.
test('the line of conversion is that of the report on deals first quoted in 90 days, which it leads to, for who may read that', async () => {
  const asked: object[] = [];
  const reported = (overrides: object) => (fake: { answer: Fake['answer'] }) =>
    fake.answer(getReport, ({ query }) => {
      asked.push(query);
      const none = { count: 0, signedCount: 0, netPrice: 0, signedNet: 0, pax: 0 };
      const held = { count: 0, signedCount: 0, openCount: 0, netPrice: 0, signedNet: 0, openNet: 0 };
      const times = { lead: { count: 8, median: 47.5, ninetieth: 120 }, decision: { count: 6, median: 6.5, ninetieth: 20 } };
      const quoted = { ...held, count: 8, signedCount: 3 };
      return { rows: [], total: none, conversion: { quoted, held }, times, asOf: '2027-01-11T09:30:00Z', ...overrides };
    });
  const { unmount } = await showStaff(paths.pipeline({ country: 'FRA' }), { prepare: reported({}) });
  const line = await screen.findByRole('link', { name: /^Signés\s: 37,5\s% des devis présentés en 90 jours, délai médian 6,5 jours$/ });
  const today = localToday(new Date());
  const report = { by: 'country', period: 'created', from: addDays(today, -89), to: today, country: 'FRA' };
  expect(asked).toEqual([report]);
  expect(line.getAttribute('href')).toBe(paths.reports(report));
  unmount();
  const left = await showStaff(paths.pipeline({ owner: 'nobody' }), { prepare: reported({}) });
  left.unmount();
  const sales = { ...samia, jobs: [{ job: 'sales' as const, scope: 'network' as const, places: [] }] };
  await showStaff(paths.pipeline(), { platform: { session: sales }, prepare: reported({}) });
  await screen.findByRole('region', { name: 'Montants du pipeline' });
  expect(asked).toHaveLength(1);
});

// Look 11.
describe('what can be done about a deal from its card', () => {
  const option = makeBooking({ quoteId: fakeQuoteId });
  const held = (bookings: PlanningBooking[]) => ({
    prepare: ({ answer }: { answer: Fake['answer'] }) =>
      answer(getPlanning, ({ query: { from } }) => ({
        ...makePlanning(from, 0),
        bookings,
        claims: bookings.map(({ id, rank }) => ({ roomId: 'room-0', day: from, half: 'AM' as const, rank, bookingId: id })),
      })),
  });

  test('is to call, to open, to follow up, and to extend an option', async () => {
    await showStaff(paths.pipeline());
    const card = within(column(/^Option 1/)).getByRole('listitem');
    const named = within(card)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(named).toContainEqual(['Appeler Atelier Nord', expect.stringMatching(/^tel:\+33/)]);
    expect(named).toContainEqual(['Ouvrir Atelier Nord', paths.quote(fakeQuoteId)]);
    const buttons = (within: HTMLElement) => [...within.querySelectorAll('button')].map((button) => button.textContent);
    expect(buttons(card)).toEqual(['Prolonger', 'Suivi']);
    expect(buttons(column(/^Perdu/))).toEqual(['Suivi']);
  });

  test('an option is extended to an end that its planning offers, from the one that it has now', async () => {
    const { sent, platform } = await showStaff(paths.pipeline(), held([option]));
    await userEvent.click(screen.getByRole('button', { name: 'Prolonger l’option de Atelier Nord' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prolonger l’option, Atelier Nord' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Prolonger jusqu’au' }), '2026-09-23T08:00:00.000Z');
    await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
    await waitFor(() => expect(platform.notices[0]?.text).toMatch(/^Option prolongée/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([
      {
        method: 'POST',
        to: `/api/planning/options/${option.id}/extension`,
        body: { expiresAt: '2026-09-23T08:00:00.000Z', known: '2026-09-21T08:00:00.000Z' },
      },
    ]);
  });

  test('who waits behind it is named; one that is over says so', async () => {
    const rival = makeBooking({
      ...{ id: '00000000-0000-4000-8000-000000000002', rank: 2, quoteId: null },
      customer: { name: 'Hugo Lefort', companyName: 'Grand Compte', email: 'hugo@grand-compte.example' },
    });
    const { unmount } = await showStaff(paths.pipeline(), held([option, rival]));
    await userEvent.click(screen.getByRole('button', { name: 'Prolonger l’option de Atelier Nord' }));
    expect(await within(await screen.findByRole('dialog')).findByText(/^Grand Compte attend derrière cette option/)).toBeTruthy();
    unmount();
    await showStaff(paths.pipeline(), held([]));
    await userEvent.click(screen.getByRole('button', { name: 'Prolonger l’option de Atelier Nord' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Cette option n’est plus en cours.')).toBeTruthy();
  });
});
