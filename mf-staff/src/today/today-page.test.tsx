import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { listBookingsWithoutQuote } from '@plenary/contracts/planning.endpoints';
import { listProposals } from '@plenary/contracts/proposal-approvals.endpoints';
import { listTasks } from '@plenary/contracts/sales-desk.endpoints';
import { getNetworkDay } from '@plenary/contracts/sheets.endpoints';
import { listSurveys } from '@plenary/contracts/staff-surveys.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { quietDay } from '../testing/answer-deals.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { fakeEventId, makeSurveyRow } from '../testing/make-survey.ts';
import { makeTask } from '../testing/make-task.ts';
import { showStaff } from '../testing/show-staff.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const day = '2099-01-20';
const page = (deals: ListedDeal[], next: string | null = null) => ({ deals, total: deals.length, isMore: false, next });

type Answered = Pick<Fake, 'answer'>;
const nothingWaits = ({ answer }: Answered) => {
  answer(listTasks, () => ({ tasks: [] }));
  answer(listSurveys, () => ({ surveys: [] }));
};
const figures = () => {
  const links = within(screen.getByRole('list', { name: 'Chiffres du jour' })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};
const todos = () => {
  const rows = within(screen.getByRole('list', { name: 'À traiter maintenant' })).getAllByRole('listitem');
  return rows.map((row) => [within(row).getByRole('link').textContent, within(row).queryByText('En retard') !== null]);
};

test('each figure of the day leads to the list with the filter that it counts', async () => {
  await showStaff(paths.today({ day }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mardi 20 janvier 2099');
  const events = paths.events({ stage: 'confirmed', from: day, to: day, sort: 'days' });
  expect(figures()).toEqual([
    ['3 événements, 2 lieux', events],
    ['188 personnes attendues', events],
    ['188 déjeuners, 12 régimes', `${paths.today({ day })}#kitchen`],
    [expect.stringMatching(/^30\s000\s€ HT sur la journée$/), paths.money({ basis: 'held', by: 'venue', from: day, to: day })],
    ['1 option à échéance sous 48 h', `${paths.today({ day, show: 'options' })}#to-do`],
    ['1 logistique à valider', paths.surveys()],
    ['2 demandes en attente', paths.tasks()],
    ['1 envoi en échec', paths.undelivered],
  ]);
});

// Desk D6.
test('open prices, people soon guaranteed and rooms over capacity are counted, each by the list that it leads to; none is told of none', async () => {
  const totals: Record<string, number> = { 'price-open': 3, 'guarantee-due': 1, 'over-capacity': 0 };
  await showStaff(paths.today({ day: quietDay }), {
    prepare: (fake) => {
      nothingWaits(fake);
      fake.answer(listDeals, ({ query: { flag, ...rest } }) => {
        if (flag === undefined) return page([]);
        expect(rest).toEqual({ sort: 'days' });
        return { ...page([]), total: totals[flag] ?? 0 };
      });
    },
  });
  expect(figures().filter(([, to]) => to?.includes('flag='))).toEqual([
    ['3 prix en attente', paths.events({ flag: 'price-open', sort: 'days' })],
    ['1 effectif garanti sous 48 h', paths.events({ flag: 'guarantee-due', sort: 'days' })],
  ]);
});

test('deals that nobody follows up are counted with the filter of their list; what failed is told to those who may see it', async () => {
  const asked: object[] = [];
  const prepare = ({ answer }: Answered) =>
    answer(listDeals, ({ query }) => {
      if (query.owner === 'nobody') asked.push(query);
      return { ...page(query.owner === 'nobody' ? [makeDeal()] : []), total: query.owner === 'nobody' ? 61 : 0 };
    });
  const { unmount } = await showStaff(paths.today({ day }), { prepare });
  expect(figures().slice(-2)).toEqual([
    ['61 dossiers sans responsable', paths.events({ owner: 'nobody', outcome: 'open', sort: 'ends' })],
    ['1 envoi en échec', paths.undelivered],
  ]);
  expect(asked).toEqual([{ owner: 'nobody', outcome: 'open', sort: 'ends' }]);
  unmount();
  const jobs = [{ job: 'venue', scope: 'network', places: [] }];
  await showStaff(paths.today({ day }), { prepare, platform: { session: { ...samia, jobs } } });
  expect(figures().at(-1)?.[0]).toBe('61 dossiers sans responsable');
});

test('what the reader has to do today leads to the list that it counts', async () => {
  await showStaff(paths.today({ day }), {
    prepare: ({ answer }) =>
      answer(listDeals, ({ query: { due } }) =>
        page(due ? [makeDeal(), makeDeal({ quoteId: '00000000-0000-4000-8000-0000000000e2' })] : []),
      ),
  });
  const today = new Date().toLocaleDateString('sv');
  expect(figures()).toContainEqual(['2 suivis à faire', paths.events({ owner: samia.id, due: today, sort: 'ends' })]);
});

test('the events of the day stand by venue, with people and days, and lead to their quote, to the day sheet and to the planning', async () => {
  await showStaff(paths.today({ day }));
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Comet Étoile', 'Comet Ternes']);
  const events = within(screen.getByRole('list', { name: 'Comet Ternes' })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual([
    'Atelier Nord60 personnes08:30–18:00 · Premier jour · Salon Wagram, Bayen · Claire Martin',
    'Étude Roux8 personnes14:00–18:00 · Poncelet · Paul Roux',
  ]);
  const [valmont, evening] = within(screen.getByRole('list', { name: 'Comet Étoile' })).getAllByRole('listitem');
  expect(valmont?.textContent).toContain('Dernier jour');
  expect(evening?.textContent).toBe('Soirée, Groupe Valmont18:00–19:30 · 110 personnes · Le Zénith');
  expect(
    within(screen.getByRole('list', { name: 'Comet Ternes' }))
      .getByRole('link', { name: 'Atelier Nord' })
      .getAttribute('href'),
  ).toBe(paths.quote(fakeQuoteId));
  expect(screen.getByRole('link', { name: 'Comet Ternes' }).getAttribute('href')).toBe(paths.sheet({ venue: 'ternes', day }));
  expect(screen.getByRole('link', { name: 'Planning, Comet Ternes' }).getAttribute('href')).toBe(
    paths.planning({ country: 'FRA', venue: 'ternes', from: day }),
  );
});

// Desk D6.
test('a booking that was entered outside the site stands at its venue with its rooms, and leads to the planning', async () => {
  const venue = { venueId: 'Bourse', slug: 'bourse', name: 'Comet Bourse', countryCode: 'FRA' as const };
  const rooms = [
    { name: 'Opéra', halves: ['AM' as const, 'PM' as const] },
    { name: 'Vivienne', halves: ['AM' as const] },
  ];
  await showStaff(paths.today({ day: quietDay }), {
    prepare: (fake) => {
      nothingWaits(fake);
      fake.answer(listBookingsWithoutQuote, ({ query }) => {
        expect(query).toEqual({ from: quietDay, to: quietDay });
        return { bookings: [{ bookingId: fakeQuoteId, day: quietDay, venue, rooms }] };
      });
    },
  });
  const [entry] = within(screen.getByRole('list', { name: 'Comet Bourse' })).getAllByRole('listitem');
  expect(entry?.textContent).toBe('Réservation saisie hors du siteOpéra · Vivienne (matin)');
  expect(
    within(entry as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(paths.planning({ country: 'FRA', venue: 'bourse', from: quietDay }));
  expect(screen.queryByText('Aucun événement ce jour')).toBeNull();
});

// Look 08.
test('bars stand under their hours, an unfinished survey says so, and the kitchen says what is served when', async () => {
  await showStaff(paths.today({ day }), {
    prepare: ({ answer }) =>
      answer(listDeals, ({ query: { stage } }) =>
        page(stage === 'confirmed' ? [makeDeal({ stage, survey: 'open', title: 'Comité', scientist: 'Nadia Keller' })] : []),
      ),
  });
  const [bar] = within(screen.getByRole('list', { name: 'Comet Ternes' })).getAllByRole('listitem');
  // 8:30 to 18:00 on a day drawn from 8:00 in steps of 15 minutes.
  expect([bar?.style.getPropertyValue('--first'), bar?.style.getPropertyValue('--last')]).toEqual(['3', '41']);
  expect(bar?.textContent).toMatch(/Comité · .*Salon Wagram, Bayen · Nadia Keller · logistique à compléter$/);
  const kitchen = within(screen.getByRole('region', { name: 'Cuisine et accueil' }));
  const rows = kitchen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Petit-déjeuner, 08:00–08:30', '188'],
    ['Déjeuner, 1er service, 12:15', '120'],
    ['Déjeuner, 2e service, 13:30', '68'],
    ['Soirée, 18:00', '110'],
    ['Régimes et allergies', '12'],
  ]);
  expect(screen.getByRole('link', { name: 'Fiches du jour' }).getAttribute('href')).toBe(paths.eventSheets([fakeQuoteId]));
});

test('while nobody knows the hours, bars take the lane; without surveys the kitchen says whose figures these are', async () => {
  const { unmount } = await showStaff(paths.today({ day }), {
    platform: { report: jest.fn() },
    prepare: ({ answer }) => answer(getNetworkDay, () => refuse('service-unavailable')),
  });
  const [bar] = within(screen.getByRole('list', { name: 'Comet Ternes' })).getAllByRole('listitem');
  expect([bar?.style.getPropertyValue('--first'), bar?.style.getPropertyValue('--last')]).toEqual(['1', '-1']);
  expect(screen.getByRole('alert').textContent).toContain('Réservations');
  unmount();
  const meals = [{ meal: 'lunch' as const, from: null, to: null, pax: 3 }];
  await showStaff(paths.today({ day }), {
    prepare: ({ answer }) => answer(getNetworkDay, () => ({ isSurveyed: false, events: [], meals })),
  });
  expect(screen.getByText(/chiffres du devis signé/)).toBeTruthy();
});

test('a country is asked of each list and stays in the address from day to day', async () => {
  const asked: unknown[] = [];
  const { where } = await showStaff(paths.today({ day }), {
    prepare: ({ answer }) =>
      answer(getNetworkDay, ({ query }) => {
        asked.push(query.country);
        return { isSurveyed: true, events: [], meals: [] };
      }),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Belgique');
  await waitFor(() => expect(where()).toBe(paths.today({ day, country: 'BEL' })));
  await waitFor(() => expect(asked.at(-1)).toBe('BEL'));
  const ofPeople = () => figures().find(([words]) => words?.includes('personne'))?.[1];
  await waitFor(() => expect(ofPeople()).toBe(paths.events({ stage: 'confirmed', from: day, to: day, country: 'BEL', sort: 'days' })));
  expect(screen.getByRole('link', { name: 'Jour suivant' }).getAttribute('href')).toBe(paths.today({ day: '2099-01-21', country: 'BEL' }));
});

// Desk D12.
test('J and K go from bar to bar, the arrows from day to day, T to today', async () => {
  const { where } = await showStaff(paths.today({ day }));
  const bars = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link', { name: /Valmont|Nord$|Roux/ }));
  bars[0]?.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(bars[1]);
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(bars[0]);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(where()).toBe(paths.today({ day: '2099-01-21' })));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(where()).toBe(paths.today({ day })));
  await userEvent.keyboard('t');
  await waitFor(() => expect(where()).toBe(paths.today()));
});

test('all pages of a day are counted', async () => {
  const prepare = (fake: Fake) => {
    nothingWaits(fake);
    fake.answer(listDeals, ({ query: { stage, after } }) => {
      if (stage !== 'confirmed') return page([]);
      if (after) return page([makeDeal({ stage, pax: 5, quoteId: '00000000-0000-4000-8000-000000000002' })]);
      return page([makeDeal({ stage, pax: 60 })], 'second');
    });
  };
  await showStaff(paths.today({ day }), { prepare });
  expect(figures().map(([words]) => words)).toContain('65 personnes attendues');
});

test('the events of a past day are counted as past, and those that go on apart', async () => {
  const past = '2026-01-20';
  const prepare = (fake: Fake) => {
    nothingWaits(fake);
    fake.answer(getNetworkDay, () => ({ isSurveyed: true, events: [], meals: [] }));
    fake.answer(listDeals, ({ query: { stage, from } }) => page(stage === 'done' && from === past ? [makeDeal({ stage, pax: 40 })] : []));
  };
  await showStaff(paths.today({ day: past }), { prepare });
  const done = paths.events({ stage: 'done', from: past, to: past, sort: 'days' });
  expect(figures().slice(0, 4)).toEqual([
    ['1 événement passé, 1 lieu', done],
    ['40 personnes reçues', done],
    [expect.stringContaining('HT'), expect.any(String)],
    ['0 option à échéance sous 48 h', expect.any(String)],
  ]);
});

test('options of the next 48 hours, requests and surveys stand by deadline, those overdue say so', async () => {
  const prepare = ({ answer }: Fake) => {
    answer(listTasks, () => ({
      tasks: [makeTask({ dueAt: inHours(3) }), makeTask({ id: fakeQuoteId, kind: 'big-event', dueAt: inHours(-2) })],
    }));
    answer(listSurveys, () => ({ surveys: [makeSurveyRow({ startDate: '2020-03-16', endDate: '2020-03-17' })] }));
    answer(listDeals, ({ query: { stage } }) => {
      if (stage === 'option-1') return page([makeDeal({ endsAt: inHours(1) }), makeDeal({ endsAt: inHours(49) })], 'not asked for');
      if (stage === 'option-2') return page([makeDeal({ stage, quoteId: fakeQuoteId.replace(/.$/, '9'), endsAt: inHours(47) })]);
      return page([]);
    });
  };
  await showStaff(paths.today(), { prepare });
  expect(todos()).toEqual([
    ['Logistique, Atelier Nord', true],
    ['Grand événement, Atelier Nord', true],
    ['Option 1, Atelier Nord', false],
    ['À rappeler, Atelier Nord', false],
    ['Option 2, Atelier Nord', false],
  ]);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Logistique, Atelier Nord')).toBe(paths.survey(fakeEventId));
  expect(to('Option 1, Atelier Nord')).toBe(paths.planning({ country: 'FRA', venue: 'ternes', from: '2027-01-19' }));
  expect(to('À rappeler, Atelier Nord')).toBe(paths.tasks());
});

test('what to do shows the first twelve, and all of the kind that is chosen', async () => {
  const tasks = Array.from({ length: 14 }, (_, index) => makeTask({ id: fakeQuoteId.replace(/..$/, String(10 + index)) }));
  await showStaff(paths.today({ day }), { prepare: ({ answer }) => answer(listTasks, () => ({ tasks })) });
  expect(todos()).toHaveLength(12);
  expect(screen.getByText('Et 4 de plus : choisissez une sorte pour tout voir.')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Afficher' })).getByRole('link', { name: 'Demandes' }));
  await waitFor(() => expect(todos()).toHaveLength(14));
});

test('a day without events says so, and leads to the next ones', async () => {
  await showStaff(paths.today({ day: quietDay }));
  expect(screen.getByRole('heading', { name: 'Aucun événement ce jour' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir les événements suivants' }).getAttribute('href')).toBe(
    paths.events({ stage: 'confirmed', from: '2099-01-02', sort: 'days' }),
  );
});

test('the days before and after and today are one press away', async () => {
  const { where } = await showStaff(paths.today({ day }));
  await userEvent.click(screen.getByRole('link', { name: 'Jour suivant' }));
  expect(await screen.findByRole('heading', { name: 'Mercredi 21 janvier 2099' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jour précédent' }).getAttribute('href')).toBe(paths.today({ day }));
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Jour affiché' })).getByRole('link', { name: 'Aujourd’hui' }));
  await waitFor(() => expect(where()).toBe(paths.today()));
});

// Design: desk D4.
test('a service that does not answer hides only its part', async () => {
  const prepare = ({ answer }: Fake) => answer(listSurveys, () => refuse('service-unavailable'));
  await showStaff(paths.today({ day }), { prepare });
  expect(screen.getByRole('alert').textContent).toContain('Logistique');
  expect(figures().map(([words]) => words)).toEqual([
    '3 événements, 2 lieux',
    '188 personnes attendues',
    '188 déjeuners, 12 régimes',
    expect.stringMatching(/^30\s000\s€ HT sur la journée$/),
    '1 option à échéance sous 48 h',
    '2 demandes en attente',
    '1 envoi en échec',
  ]);
  expect(todos()).toHaveLength(3);
});

// design: desk D26
test('what the reader has no right to is neither asked for nor offered', async () => {
  const asked: string[] = [];
  const jobs = [{ job: 'venue', scope: 'country', places: ['BEL'] }];
  await showStaff(paths.today({ day }), {
    platform: { session: { ...samia, jobs } },
    prepare: ({ answer }) => {
      answer(listTasks, () => {
        asked.push('requests');
        return refuse('forbidden');
      });
      answer(listProposals, () => {
        asked.push('proposals');
        return refuse('forbidden');
      });
    },
  });
  expect(asked).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Nouveau devis' })).toBeNull();
  expect(figures().map(([words]) => words)).not.toContainEqual(expect.stringContaining('demande'));
});
