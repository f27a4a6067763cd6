import { availability } from '@plenary/contracts/booking.schemas';
import { quote } from '@plenary/contracts/quote';
import { listRequests, listTasks, type Task } from '@plenary/contracts/sales-desk.schemas';
import type { TaskKind } from '@plenary/contracts/sales-desk-terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const venueId = 'a0V2p00000Qr901';
const venue = {
  record: makeVenue(venueId, { slug: 'ternes', commercialName: 'Comet Ternes', standardPaxLimit: 55 }),
  rooms: [makeRoom(venueId, 'P', { category: 'Premium', capacities: { theater: 60 } })],
};
/** Filled in a form as a visitor; staff add an account with her address. */
const lea = customer(9, { email: 'lea@maison-lea.example' });
const meeting = (pax: number) => [searchDay(tuesday, { plenary: { pax, duration: 'AM, PM', configuration: 'theater' } })];

// Lifecycle L9: each request of the sales desk can end in a proposal. Prices of the list end at 55 people, the largest room at 60.
onEachOptionWorld(
  (world) => {
    const callBack = async (path: string) => {
      const { demandId } = (await world.send('GET', path, claire)).body;
      const body = { action: 'call-me-back', message: 'Une convention' };
      expect((await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body })).status).toBe(200);
    };
    const fillIn = async (pax: number, user: typeof claire | null, email: string) => {
      const who = { lang: 'fr', firstname: 'Léa', lastname: 'Roux', email, phone: '01 42 00 00 00' };
      const what = { 'start-date': tuesday, 'end-date': tuesday, 'rooms-count': 1, pax, message: 'Une convention' };
      const body = { 'venue-id': venueId, ...who, ...what };
      const answer = await world.send('POST', '/api/create-big-event-demand', user, { body });
      expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    };
    const tasks = async () => listTasks.response.parse((await world.send('GET', '/api/sales-desk/tasks', nadia)).body).tasks;
    const requests = async (outcome: string) => {
      const { body } = await world.send('GET', `/api/sales-desk/requests?from=2026-09-01&to=2026-09-30&outcome=${outcome}`, nadia);
      return listRequests.response.parse(body).tasks.map(({ id }) => id);
    };
    /** From what the task says, and a line that staff write. */
    const propose = async ({ venue, pax, firstDay }: Task, to: typeof claire) => {
      const ofCustomer = `/api/desk/customers/${to.userId}`;
      const days = meeting(Math.min(pax, 60)).map((day) => ({ ...day, date: firstDay }));
      const { body } = await world.send('GET', `${ofCustomer}/available-venues/${venue?.slug ?? 'ternes'}?${searchQuery(days)}`, nadia);
      const found = availability.parse(body);
      const demandId = 'demandId' in found ? found.demandId : '';
      const lines = [{ label: 'Salle et déjeuner', day: firstDay, quantity: 1, unitPrice: 9_000_00, vatKind: 'service' }];
      const shown = await world.send('POST', `${ofCustomer}/proposals/preview`, nadia, { body: { demandId, lines } });
      const { totalExcludingVatPrice } = shown.body.priced;
      return world.send('POST', `${ofCustomer}/proposals`, nadia, { body: { demandId, lines, totalExcludingVatPrice } });
    };

    const asked: [string, TaskKind, () => Promise<void>, typeof claire][] = [
      ['a call about a venue', 'callback', () => callBack(`/api/available-venues/ternes?${searchQuery(meeting(24))}`), claire],
      ['a call where nothing was found', 'callback', () => callBack(`/api/available-venues?${searchQuery(meeting(999))}`), claire],
      ['a big event', 'big-event', () => fillIn(50, claire, claire.email), claire],
      ['a price that no list has', 'custom-price', () => fillIn(58, null, lea.email), lea],
    ];
    for (const [what, kind, ask, to] of asked)
      itOnBothEngines(`${what} ends in a proposal of its customer, and counts as answered`, async () => {
        await ask();
        const [task, ...others] = await tasks();
        if (!task) throw new Error('nothing was asked for');
        expect([task.kind, task.customer.email, others]).toEqual([kind, to.email, []]);
        expect([await requests('open'), await requests('quoted')]).toEqual([[task.id], []]);
        const made = await propose(task, to);
        expect(made.status).toBe(201);
        const own = quote.parse((await world.send('GET', `/api/quotes/${made.body.quoteId}`, to)).body);
        expect(own).toMatchObject({ status: 'Presented', items: [{ description: 'Salle et déjeuner', custom: true }] });
        expect([await requests('open'), await requests('quoted')]).toEqual([[], [task.id]]);
      });
  },
  venue,
  { findCustomer: findAmong([claire, lea]) },
);
