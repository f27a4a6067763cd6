import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import type { Quote } from '@plenary/contracts/quote';
import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { localMoment } from '@plenary/service-kit/local-time';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, halfDay, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Desk D24 and D25.

const contract = { companyName: 'Maison Léa', percent: 10, description: '', dispositions: '' };
const elodie = customer(7, {
  firstname: 'Élodie',
  lastname: 'Nuñez',
  companyName: '=Maison "Léa"; & Fils',
  email: 'elodie.nunez@maison-lea.example',
  phone: '+33142003344',
  contract,
});

const told: { isAway: boolean; surveys: DaySurveys } = { isAway: false, surveys: { scientist: null, events: [] } };
const surveyOf = (quoteId: string): DaySurveys['events'][number] => ({
  ...{ eventId: '00U7Q00000De003', quoteId, status: 'WAITING_COMET_VALIDATION', isPriceOpen: false, addons: [], comment: '' },
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  contact: { name: 'Léa Petit', phone: '+33612345678', email: '', jobTitle: '' },
  allDays: [tuesday, wednesday],
  days: [
    {
      day: tuesday,
      rooms: [
        {
          ...{ place: 'plenary', index: 0, roomName: 'P', title: 'Séminaire des ventes', pax: 26, configuration: 'theater' },
          ...{ startTime: '09:30', endTime: '17:00', equipments: [], layout: '', comment: '' },
        },
      ],
      lunch: { pax: 22, service: 'service2', diets: 'Noix : Mme Petit', comment: '' },
      ...{ wellness: null, teamBuilding: null, afterwork: null },
    },
  ],
});

beforeEach(() => Object.assign(told, { isAway: false, surveys: { scientist: null, events: [] } }));

onEachSignatureWorld(
  (world) => {
    const { confirmed } = changeVerbs(world);
    const exported = (query: string, actor = staff) => world.send('GET', `/api/desk/deals/export?${query}`, actor);
    /** Rows of a file by the heads of its columns, as an English spreadsheet reads them. */
    const rowsOf = async (query: string): Promise<Record<string, string>[]> => {
      const { status, text } = await exported(`${query}&lng=en`);
      expect(status).toBe(200);
      const [heads = [], ...rows] = parseCsv(text.trimEnd()) as string[][];
      expect(new Set(heads).size).toBe(heads.length);
      return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])));
    };
    const sheetOf = async (query: string) => {
      const answer = await world.app.request(`/api/desk/deals/export?${query}&format=xlsx&lng=en`, { headers: await as(staff) });
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      const [heads = [], ...rows] = sheets[0]?.rows ?? [];
      return { answer, rows: rows.map((row) => Object.fromEntries(heads.map((head, index) => [String(head), row[index]]))) };
    };
    const found = async (query: string): Promise<DealsPage> => (await world.send('GET', `/api/desk/deals?${query}`, staff)).body;
    const euros = (cents = 0) => (cents / 100).toFixed(2);
    const follow = (quoteId: string) =>
      world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, staff, {
        body: { ownerId: staff.userId, nextAction: 'Rappeler', nextDay: tuesday, version: 0 },
      });
    const cancel = async (dealId: string) => {
      const { revision, previewHash } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, staff, { body: {} })).body;
      const body = { revision, previewHash, reason: 'budget' };
      return (await world.send('POST', `/api/deals/${dealId}/cancellation`, staff, { body })).body.fee.feeExcludingVat as number;
    };

    itOnBothEngines('has what the list has, in the language asked for, and nothing that a spreadsheet computes', async () => {
      const quoteId = await world.quoteOf(elodie, oneDay);
      await world.quoteOf(claire, halfDay('AM'));
      const [row, ...more] = await rowsOf('search=elodie');
      const { deals } = await found('search=elodie');
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        ...{ Reference: quoteId, Stage: 'Quote', People: '24', Company: `'=Maison "Léa"; & Fils`, Contact: 'Élodie Nuñez' },
        ...{ 'E-mail': elodie.email, Telephone: "'+33142003344", 'Total without VAT (EUR)': euros(deals[0]?.netPrice) },
      });
      const [head = '', french = ''] = (await exported('search=elodie&lng=fr')).text.split('\r\n');
      expect(head).toMatch(/^Référence;État;/);
      expect(french).toContain(`${quoteId};Devis;`);
      expect(french).toContain(`;${euros(deals[0]?.netPrice).replace('.', ',')};`);
    });

    // Desk D1, D2, D25.
    itOnBothEngines('a file has the columns that the list shows, and what its rows are', async () => {
      const dealId = await confirmed(claire, [searchDay(tuesday), searchDay(wednesday)]);
      await follow(dealId);
      told.surveys = { scientist: null, events: [surveyOf(dealId)] };
      const [listed] = (await found('columns=survey,pax')).deals;
      const headsOf = async (query: string) => Object.keys((await rowsOf(query))[0] ?? {});
      expect(await rowsOf('columns=venue,stage,pax,lunch,survey,flags,owner,next,lastContact')).toEqual([
        {
          ...{ Reference: dealId, Stage: 'Confirmed', Venue: 'Comet Ternes', Country: 'France', Company: 'Atelier Nord' },
          ...{ Contact: 'Claire Martin', People: '24', 'People guaranteed': String(listed?.guaranteed), Survey: 'None', 'To know': '' },
          ...{ 'Reason of loss': '', 'Loss in words': '', 'Time zone': 'Europe/Paris', 'Last contact': expect.any(String) },
          ...{ 'Followed up by': expect.any(String), 'Next action': 'Rappeler', Due: tuesday },
          ...{ 'Covers, first sitting': expect.any(String), 'Covers, second sitting': expect.any(String) },
        },
      ]);
      expect(await headsOf('columns=netPrice')).toEqual(['Reference', 'Company', 'Contact', 'Total without VAT (EUR)']);
      expect(await headsOf('rows=events&columns=rooms,lunch')).toEqual(['Day', 'Reference', 'Company', 'Rooms', 'Lunch', 'Covers']);
      expect(await headsOf('rows=lines&columns=stage')).toEqual(expect.arrayContaining(['Stage', 'Line', 'Total without VAT (EUR)']));
      expect(await headsOf('rows=lines&columns=stage')).not.toContain('Venue');
      expect((await sheetOf('columns=netPrice')).rows[0]).toMatchObject({ 'Total without VAT (EUR)': (listed?.netPrice ?? 0) / 100 });
    });

    // Desk D1, D7, D37.
    itOnBothEngines('a selection is a filter: its file has those deals alone, as the list has, and what is no id is refused', async () => {
      const first = await world.quoteOf(elodie, oneDay);
      await world.quoteOf(claire, halfDay('AM'));
      const third = await world.quoteOf(hugo, twoDays);
      const ids = [third, first].join(',');
      const references = (await rowsOf(`ids=${ids}`)).map(({ Reference }) => Reference);
      expect(new Set(references)).toEqual(new Set([first, third]));
      const { deals, total } = await found(`ids=${ids}`);
      expect([deals.map(({ quoteId }) => quoteId), total]).toEqual([references, 2]);
      expect((await found(`ids=${first}&search=nobody-of-that-name`)).total).toBe(0);
      for (const wrong of ['nothing', `${first},`, Array(201).fill(first).join(',')]) {
        expect((await exported(`ids=${wrong}`)).status).toBe(400);
        expect((await world.send('GET', `/api/desk/deals?ids=${wrong}`, staff)).status).toBe(400);
      }
      expect((await rowsOf(`ids=${Array(200).fill(first).join(',')}`)).length).toBe(1);
    });

    itOnBothEngines('a deal is told with its discount, VAT by rate, deposit and ladder, which are those of its quote', async () => {
      const quoteId = await world.quoteOf(elodie, twoDays);
      const quote: Quote = (await world.send('GET', `/api/quotes/${quoteId}`, elodie)).body;
      const [row] = await rowsOf('search=elodie');
      expect(quote.discount?.amount).toBeGreaterThan(0);
      expect(row).toMatchObject({
        ...{ Version: '1', Source: 'Customer, online', 'Purchase order': '', 'Time zone': 'Europe/Paris', Signed: '' },
        ...{ 'Discount without VAT (EUR)': euros(quote.discount?.amount), 'Deposit (EUR)': euros(quote.deposit.amount) },
        ...{ 'VAT (EUR)': euros(quote.vat.amount), 'Total with VAT (EUR)': euros(quote.totalIncludingVatPrice) },
        'Cancellation ladder': quote.cancellationTerms?.rungs.map(({ minDays, percent }) => `D-${minDays}: ${percent}%`).join(', '),
      });
      expect(quote.vatBreakdown.map(({ percent }) => percent)).toEqual([20, 10]);
      for (const { percent, base, amount } of quote.vatBreakdown)
        expect([row?.[`Base at ${percent}% (EUR)`], row?.[`VAT at ${percent}% (EUR)`]]).toEqual([euros(base), euros(amount)]);
      expect([row?.['Base at 21% (EUR)'], row?.['Base at other rates (EUR)'], row?.['VAT at other rates (EUR)']]).toEqual(
        Array(3).fill('0.00'),
      );
    });

    itOnBothEngines('a rate that no venue has any longer counts among other rates, so that the bases are the net total', async () => {
      await world.quoteOf(elodie, oneDay);
      const { database, tables } = world.deps;
      const [quote] = await database.read.select().from(tables.quote);
      if (!quote) throw new Error('there is no quote');
      const { frozen } = quote;
      const [first, ...others] = frozen.vatBreakdown;
      if (!first) throw new Error('the quote has no VAT');
      const vatBreakdown = [{ ...first, percent: 19.6 }, ...others];
      await database.transact((tx) =>
        tx
          .update(tables.quote)
          .set({ frozen: { ...frozen, vatBreakdown } })
          .returning({ id: tables.quote.id }),
      );
      const [row = {}] = await rowsOf('search=elodie');
      expect([row['Base at 20% (EUR)'], row['Base at other rates (EUR)']]).toEqual(['0.00', euros(first.base)]);
      const bases = Object.entries(row).filter(([head]) => head.startsWith('Base at '));
      expect(bases.reduce((sum, [, base]) => sum + Number(base), 0)).toBeCloseTo(Number(row['Total without VAT (EUR)']), 2);
    });

    itOnBothEngines('a booking is told with when it was signed, its order, rooms, owner, fees and why it was cancelled', async () => {
      const signed = await world.quoteOf(claire, oneDay);
      await world.place(claire, signed);
      const order = { purchaseOrder: { kind: 'with', number: 'PO-4711' } } as const;
      expect((await world.prepareAndSign(claire, signed, order)).status).toBe(201);
      await follow(signed);
      const ended = await confirmed(hugo, [searchDay('2026-11-03')]);
      const fee = await cancel(ended);
      const [first, second] = await rowsOf('sort=days');
      expect(first).toMatchObject({
        ...{ Reference: signed, Stage: 'Confirmed', Signed: localMoment(world.clock.now, 'Europe/Paris').replace('T', ' ') },
        ...{ 'Purchase order': 'PO-4711', Rooms: 'P', 'Next action': 'Rappeler', Due: tuesday, Ends: '' },
        ...{ 'Fees without VAT (EUR)': '0.00', 'Reason of cancellation': '', 'Received (EUR)': '0.00', 'People who came': '' },
      });
      expect(first?.['Followed up by']).toBeTruthy();
      expect(second).toMatchObject({
        ...{ Reference: ended, Stage: 'Cancelled', 'Fees without VAT (EUR)': euros(fee), 'Reason of cancellation': 'Budget', Rooms: '' },
      });
    });

    itOnBothEngines('a quote that staff made for a customer says so', async () => {
      const { body } = await world.send('GET', `/api/desk/customers/${hugo.userId}/available-venues/ternes?${searchQuery(oneDay)}`, staff);
      const { priced } = (await world.send('GET', `/api/desk/customers/${hugo.userId}/demands/${body.demandId}/quote`, staff)).body;
      const { totalExcludingVatPrice } = priced;
      const addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
      const made = { demandId: body.demandId, addons, totalExcludingVatPrice };
      expect((await world.send('POST', `/api/desk/customers/${hugo.userId}/quotes`, staff, { body: made })).status).toBe(201);
      expect((await rowsOf('sort=days')).map(({ Source }) => Source)).toEqual(['Staff']);
    });

    itOnBothEngines('has a row a line of each quote, which add up to its net total', async () => {
      const quoteIds = [await world.quoteOf(elodie, twoDays), await world.quoteOf(claire, halfDay('AM'))];
      const rows = await rowsOf('rows=lines&sort=days');
      for (const [index, quoteId] of quoteIds.entries()) {
        const quote: Quote = (await world.send('GET', `/api/quotes/${quoteId}`, [elodie, claire][index] ?? null)).body;
        const own = rows.filter(({ Reference }) => Reference === quoteId);
        expect(own.map(({ Day, Code, Quantity }) => [Day, Code, Quantity])).toEqual([
          ...quote.items.map(({ date, code, quantity }) => [date, code, String(quantity)]),
          ['', '', '1'],
        ]);
        expect(own.map((row) => row['Unit price (EUR)'])).toEqual([
          ...quote.items.map(({ unitPrice }) => euros(unitPrice)),
          euros(quote.administrationFees?.amount),
        ]);
        const sum = (head: string) => own.reduce((whole, row) => whole + Math.round(100 * Number(row[head])), 0);
        expect(sum('Total without VAT (EUR)')).toBe(quote.totalExcludingVatPrice);
        expect(sum('Contract discount (EUR)')).toBe(quote.discount?.amount ?? 0);
      }
      const { rows: cells } = await sheetOf('rows=lines&search=elodie');
      expect(cells[0]).toMatchObject({
        Reference: quoteIds[0],
        Quantity: 24,
        'First day': new Date(`${tuesday}T00:00Z`),
        'VAT (%)': expect.any(Number),
      });
    });

    itOnBothEngines('has a row a day of each event, with its times, people, lunch and survey, and none of what holds nothing', async () => {
      const dealId = await confirmed(claire, [searchDay(tuesday), searchDay(wednesday)]);
      await world.quoteOf(hugo, [searchDay('2026-11-03')]);
      told.surveys = { scientist: null, events: [surveyOf(dealId)] };
      await follow(dealId);
      const rows = await rowsOf('rows=events&sort=days');
      expect(rows).toMatchObject([
        {
          ...{ Day: tuesday, Start: '09:30', End: '17:00', Reference: dealId, Stage: 'Confirmed', Country: 'France' },
          ...{ Title: 'Séminaire des ventes', Company: 'Atelier Nord', 'Day no.': '1', Days: '2', Rooms: 'P' },
          ...{ 'People guaranteed': '24', 'People expected': '26', 'People who came': '', Lunch: 'Lunch, second sitting', Covers: '22' },
          ...{ Survey: 'To validate', 'To know': expect.stringContaining('Survey to validate') },
        },
        { Day: wednesday, Start: '08:00', End: '18:00', Reference: dealId, 'Day no.': '2', Rooms: 'P', 'People expected': '24' },
      ]);
      expect(Object.values(rows[0] ?? {}).join()).not.toContain('Noix');
      const { rows: cells } = await sheetOf('rows=events&sort=days');
      expect(cells[0]).toMatchObject({ Day: new Date(`${tuesday}T00:00Z`), 'People expected': 26 });
    });

    it('days of events are not saved while svc-survey is away, and nothing says that they were', async () => {
      await confirmed(claire, oneDay);
      told.isAway = true;
      expect((await exported('rows=events')).status).toBe(503);
      const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
      expect(entries.map(({ action }: { action: string }) => action)).not.toContain('deals-exported');
    });

    it('begins with the mark by which spreadsheets know its encoding', async () => {
      const answer = await world.app.request('/api/desk/deals/export', { headers: await as(staff) });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="evenements.csv"');
      expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    });

    it('holds real numbers, days and local times as a workbook, with the zone beside them', async () => {
      const quoteId = await world.quoteOf(elodie, oneDay);
      const { answer, rows } = await sheetOf('search=elodie');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="events.xlsx"');
      expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      const { deals } = await found('search=elodie');
      expect(rows).toEqual([
        expect.objectContaining({
          ...{ Reference: quoteId, Stage: 'Quote', People: 24, Company: `'=Maison "Léa"; & Fils`, 'Time zone': 'Europe/Paris' },
          'Total without VAT (EUR)': (deals[0]?.netPrice ?? 0) / 100,
          'First day': new Date(`${deals[0]?.firstDay}T00:00Z`),
          Created: new Date(`${localMoment(world.clock.now, 'Europe/Paris')}Z`),
          ...{ Signed: null, 'Followed up by': null, 'Next action': null, Due: null },
        }),
      ]);
    });

    it('stands in the trail with who exported what', async () => {
      await world.quoteOf(claire, oneDay);
      await exported('search=claire&country=FRA&venue=ternes&from=2026-01-01');
      await exported('rows=lines&venue=ternes');
      const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
      expect(entries).toMatchObject([
        { action: 'deals-exported', subject: { name: 'lines, ternes' } },
        {
          by: { userId: staff.userId },
          action: 'deals-exported',
          subject: { type: 'deals', name: 'FRA, ternes, 2026-01-01' },
          changes: [{ field: 'deals', from: null, to: 1 }],
        },
      ]);
    });

    it('is for staff with the right alone, and of rows that there are', async () => {
      expect((await exported('', claire)).status).toBe(403);
      expect(await exported('rows=rooms')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    });
  },
  undefined,
  {
    findCustomer: findAmong([elodie, claire, hugo]),
    surveyedDays: async (places) => (told.isAway ? refuse('service-unavailable') : places.map(() => told.surveys)),
  },
);
