import type { DealsPage, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { lunchFilters, surveyStates } from '@plenary/contracts/desk-deals-terms';
import { type StandingSurvey, scientistsChanged, surveyStands } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { mendDealRows } from './mend-deal-rows.ts';

// Desk D7.

const people = (pax: number) => searchDay(tuesday, { plenary: { pax, duration: 'AM, PM', configuration: 'theater' } });

onEachSignatureWorld(
  (world) => {
    const { confirmed } = changeVerbs(world);
    const hear = async (type: string, aggregateId: string, sequence: number, payload: object) => {
      const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
      const body = JSON.stringify({ id: `${type}-${aggregateId}-${sequence}`, type, aggregateId, sequence, payload });
      expect((await world.app.request('/internal/events', { method: 'POST', headers, body })).status).toBe(204);
    };
    const stands = (quoteId: string, sequence: number, told: Omit<StandingSurvey, 'quoteId'>) =>
      hear(surveyStands, quoteId, sequence, { quoteId, ...told });
    const ask = (query: string) => world.send('GET', `/api/desk/deals?${query}`, staff);
    const list = async (query = ''): Promise<DealsPage> => (await ask(query)).body;
    const idsOf = async (query: string) => (await list(query)).deals.map(({ quoteId }) => quoteId);
    /** Each deal shows in its column what the filter finds it by. */
    const expectColumn = async (name: string, values: readonly string[], isOf: (deal: ListedDeal, value: string) => boolean) => {
      const { deals } = await list();
      for (const value of values) {
        const page = await list(`${name}=${encodeURIComponent(value)}`);
        const theirs = deals.filter((deal) => isOf(deal, value)).map(({ quoteId }) => quoteId);
        expect([value, page.total, page.deals.map(({ quoteId }) => quoteId)]).toEqual([value, theirs.length, theirs]);
      }
    };
    const expectSurveys = () => expectColumn('survey', surveyStates, ({ survey }, state) => survey === state);

    itOnBothEngines(
      'the survey of a deal is missing, open, to validate and done as svc-survey tells it, the newest word counting',
      async () => {
        const quoteId = await world.quoteOf(hugo, [searchDay('2026-11-03')]);
        const dealId = await confirmed(claire, oneDay);
        const standing = async () => {
          await expectSurveys();
          const { deals } = await list();
          return deals.find((deal) => deal.quoteId === dealId);
        };
        expect(await standing()).toMatchObject({ survey: 'missing', title: '' });
        await stands(dealId, 1, { status: 'TODO', title: '' });
        expect(await standing()).toMatchObject({ survey: 'open' });
        await stands(dealId, 3, { status: 'DONE', title: 'Séminaire d’été' });
        expect(await standing()).toMatchObject({ survey: 'done', title: 'Séminaire d’été' });
        await stands(dealId, 2, { status: 'WAITING_COMET_VALIDATION', title: 'Séminaire' });
        expect(await standing()).toMatchObject({ survey: 'done', title: 'Séminaire d’été' });
        await stands(dealId, 4, { status: 'WAITING_COMET_VALIDATION', title: 'Séminaire' });
        expect(await standing()).toMatchObject({ survey: 'to-validate' });
        await stands(dealId, 5, { status: null, title: '' });
        expect(await standing()).toMatchObject({ survey: 'missing', title: '' });
        expect((await list()).deals.find((deal) => deal.quoteId === quoteId)).toMatchObject({ survey: null, title: '' });
      },
    );

    itOnBothEngines('a deal is found by the words of its title, as they were told last', async () => {
      const dealId = await confirmed(claire, oneDay);
      await stands(dealId, 1, { status: 'TODO', title: 'Lancement Éole' });
      expect(await idsOf('search=eol lanc')).toEqual([dealId]);
      await stands(dealId, 2, { status: 'TODO', title: 'Comité' });
      expect([await idsOf('search=eol'), await idsOf('search=comite')]).toEqual([[], [dealId]]);
    });

    // Look 09.
    itOnBothEngines('the planning tells title and survey of a confirmed booking as they were told last', async () => {
      const planned = async () =>
        (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, staff)).body.bookings;
      const dealId = await confirmed(claire, oneDay);
      expect(await planned()).toMatchObject([{ quoteId: dealId, title: '', survey: 'missing' }]);
      await stands(dealId, 1, { status: 'TODO', title: 'Lancement Éole' });
      expect(await planned()).toMatchObject([{ quoteId: dealId, title: 'Lancement Éole', survey: 'open' }]);
    });

    itOnBothEngines('what is told of a quote that is gone is dropped', async () => {
      const gone = '99999999-9999-4999-8999-999999999999';
      await stands(gone, 1, { status: 'TODO', title: 'Rien' });
      expect(await idsOf('search=rien')).toEqual([]);
    });

    itOnBothEngines('deals are those with people, a room and a lunch as their columns tell them', async () => {
      const [small, large] = [await world.quoteOf(hugo, [people(12)]), await confirmed(claire, [searchDay(tuesday)])];
      expect([await idsOf('paxFrom=13'), await idsOf('paxTo=12'), await idsOf('paxFrom=12&paxTo=24')]).toEqual([
        [large],
        [small],
        expect.arrayContaining([small, large]),
      ]);
      const sheet = (await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/bookings`, staff)).body.events[0];
      const [{ rooms }] = sheet.days;
      expect(await idsOf(`room=${rooms[0].roomId}`)).toEqual([large]);
      expect(await idsOf('room=nowhere')).toEqual([]);
      await expectColumn('lunch', lunchFilters, ({ stage, lunches = [] }, asked) =>
        asked === 'none' ? stage === 'confirmed' && lunches.length === 0 : lunches.some(({ service }) => service === asked),
      );
      expect((await idsOf('lunch=service1')).length + (await idsOf('lunch=service2')).length).toBe(1);
    });

    itOnBothEngines('deals are those of the venues of a Meeting Scientist, who are named with the list', async () => {
      const dealId = await confirmed(claire, oneDay);
      const person = { email: 'x@comet.example', phoneNumber: '', isDefault: false };
      const [lea, marc] = [
        { ...person, firstName: 'Léa', lastName: 'Bonnet', venueIds: ['Ternes'] },
        { ...person, firstName: 'Marc', lastName: 'Aubry', venueIds: [], isDefault: true },
      ];
      await hear(scientistsChanged, 'scientists', 2, { scientists: [lea, marc] });
      expect((await list()).scientists).toEqual(['Léa Bonnet', 'Marc Aubry']);
      expect([await idsOf('scientist=Léa Bonnet'), await idsOf('scientist=Marc Aubry'), await idsOf('scientist=Personne')]).toEqual([
        [dealId],
        [],
        [],
      ]);
    });

    itOnBothEngines('deals are those of companies whose name begins so, without case and accents, also of rows of before', async () => {
      const named = (user: typeof claire, companyName: string) => world.quoteOf({ ...user, companyName }, oneDay);
      const [nord, percent] = [await named(claire, 'Atelier Évasion'), await named(hugo, '100% Bois')];
      const { dealRow } = world.deps.tables;
      const found = async () => [
        await idsOf('company=ATELIER EV'),
        await idsOf('company=évasion'),
        await idsOf('company=100%25'),
        await idsOf('company=1%25'),
      ];
      expect(await found()).toEqual([[nord], [], [percent], []]);
      await world.deps.database.transact((tx) => tx.update(dealRow).set({ company: null }).returning());
      expect(await found()).toEqual([[], [], [], []]);
      expect(await mendDealRows(world.deps)).toBe(2);
      expect(await found()).toEqual([[nord], [], [percent], []]);
    });

    // Desk D37.
    itOnBothEngines('what no column can have is refused where it stands', async () => {
      const faults = [
        ['paxFrom=-1', 'paxFrom'],
        ['paxFrom=20&paxTo=10', 'paxTo'],
        ['lunch=brunch', 'lunch'],
        ['survey=lost', 'survey'],
      ] as const;
      for (const [query, at] of faults)
        expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'invalid-request', errors: { [at]: expect.any(String) } } });
    });
  },
  undefined,
  { surveyedDays: async (places) => places.map(() => ({ scientist: null, events: [] })) },
);
