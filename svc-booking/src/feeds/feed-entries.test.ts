import { scientistsChanged } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs } from '../changes/testing/change-verbs.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { makeRoom } from '../testing/make-venue.ts';
import { admin, feedVerbs, findStaff, louis, nadia } from './testing/feed-verbs.ts';

// Design: desk D27, D28.

const elodie = customer(7, { firstname: 'Élodie', lastname: 'Nuñez', companyName: 'Léa, fils; & Cie', phone: '+33142003344' });

onEachOptionWorld(
  (world) => {
    const { addressOf, read, list, entries } = feedVerbs(world);
    const book = async (days = twoDays, user = elodie) => {
      const quoteId = await world.quoteOf(user, days);
      const dates = days.map(({ date }) => date);
      const slots = dates.flatMap((date) => (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: date, half, request: 0 })));
      await world.book({ quoteId, userId: user.userId, slots });
      return quoteId;
    };
    const cancel = async (quoteId: string) => {
      const path = `/api/deals/${quoteId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${path}/preview`, admin, { body: {} })).body;
      const sent = await world.send('POST', path, admin, { body: { revision, previewHash, reason: 'dates', by: 'customer' } });
      expect(sent.status).toBe(201);
    };

    describe('the entries of a feed', () => {
      itOnBothEngines('are one for each room of a deal and day, at the hours of its packages in the zone of its venue', async () => {
        const quoteId = await world.quoteOf(elodie, twoDays);
        await world.place(elodie, quoteId);
        const found = await entries(await addressOf());
        const where = 'Comet Ternes, 16 avenue des Ternes, 75017 Paris';
        const common = { sequence: 0, status: 'TENTATIVE', zone: 'Europe/Paris', summary: 'Léa, fils; & Cie (option)' };
        const plenary = { ...common, location: `P, ${where}`, start: `${tuesday}T08:00:00`, end: `${tuesday}T18:00:00` };
        expect(Object.fromEntries(found)).toMatchObject({
          [`${quoteId}-0-0@plenary`]: { ...plenary, url: `https://book.example/staff/quotes/${quoteId}` },
          [`${quoteId}-0-1@plenary`]: { ...common, location: `A, ${where}` },
          [`${quoteId}-1-0@plenary`]: { ...plenary, start: `${wednesday}T08:00:00`, end: `${wednesday}T18:00:00` },
        });
        expect(found.size).toBe(3);
        expect(found.get(`${quoteId}-0-0@plenary`)?.description).toBe(
          `Reference: ${quoteId.slice(0, 8).toUpperCase()}\nCustomer: Élodie Nuñez\nSet-up: Theatre\nPeople: 24`,
        );
      });

      itOnBothEngines('say as much as the feed may tell, and never a price, a telephone number or a diet', async () => {
        const quoteId = await book();
        const [busy, titles, details] = [
          (await read(await addressOf({ detail: 'busy' }))).text,
          (await read(await addressOf({ detail: 'titles' }))).text,
          (await read(await addressOf({ detail: 'details' }))).text,
        ].map((text) => text?.replaceAll('\r\n ', ''));
        expect(busy).toMatch(/SUMMARY:Busy\r\n/);
        expect(busy).not.toMatch(/Léa|Nuñez|URL|DESCRIPTION/);
        expect(titles).toContain('SUMMARY:Léa\\, fils\\; & Cie\r\n');
        expect(titles).not.toMatch(/Nuñez|URL|DESCRIPTION/);
        const { totalIncludingVatPrice } = (await world.send('GET', `/api/quotes/${quoteId}`, elodie)).body;
        for (const hidden of ['142003344', String(totalIncludingVatPrice), String(totalIncludingVatPrice / 100), elodie.email, 'EUR', '€'])
          expect(details).not.toContain(hidden);
        expect((await read(await addressOf({ detail: 'busy' }, louis))).text).toContain('SUMMARY:Occupé');
      });

      itOnBothEngines('of a cancelled booking stay for 30 days as cancelled, and come back with it', async () => {
        const [quoteId, address, ofRoom, ofOther] = [
          await book(oneDay),
          await addressOf(),
          await addressOf({ kind: 'room', id: 'Ternes-P', detail: 'titles' }),
          await addressOf({ kind: 'room', id: 'Ternes-A', detail: 'titles' }),
        ];
        await cancel(quoteId);
        const uid = `${quoteId}-0-0@plenary`;
        const told = { status: 'CANCELLED', sequence: 1, summary: 'Cancelled: Léa, fils; & Cie', start: `${tuesday}T08:00:00` };
        expect((await entries(address)).get(uid)).toMatchObject(told);
        expect((await entries(ofRoom)).get(uid)).toMatchObject(told);
        expect((await entries(ofOther)).size).toBe(0);
        const body = { revision: 1, reason: 'A mistake' };
        expect((await world.send('POST', `/api/deals/${quoteId}/reinstatement`, admin, { body })).status).toBe(201);
        expect((await entries(address)).get(uid)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
        world.clock.now += day;
        const { revision, previewHash } = (await world.send('POST', `/api/deals/${quoteId}/cancellation/preview`, admin, { body: {} }))
          .body;
        await world.send('POST', `/api/deals/${quoteId}/cancellation`, admin, {
          body: { revision, previewHash, reason: 'dates', by: 'customer' },
        });
        world.clock.now += 30 * day;
        expect((await entries(address)).get(uid)).toMatchObject({ status: 'CANCELLED', sequence: 3 });
        world.clock.now += day;
        expect((await entries(address)).size).toBe(0);
      });

      it('reach from 30 days back to 365 ahead at the venue; a lapsed option holds nothing, a second one is none', async () => {
        const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
        await world.place(claire, first);
        world.clock.now += day;
        await world.place(hugo, second);
        const address = await addressOf();
        expect([...(await entries(address)).keys()]).toEqual([`${first}-0-0@plenary`]);
        world.clock.now += 60 * day;
        const on = (date: string) => world.book({ slots: [{ roomId: 'Ternes-B', day: date, half: 'AM' }] });
        // It is 14 November in Paris.
        for (const date of ['2026-10-14', '2026-10-15', '2027-11-14', '2027-11-15']) await on(date);
        expect([...(await entries(address)).values()].map(({ start }) => start)).toEqual(['2026-10-15T08:00:00', '2027-11-14T08:00:00']);
      });

      itOnBothEngines(
        'of a room, of deals that somebody follows up, and of the venues of a Meeting Scientist are those alone',
        async () => {
          const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
          const [{ record } = { record: { id: '' } }] = (await world.deps.catalogue.current()).kept;
          const person = { phoneNumber: '+33142001001', lastName: 'Keller' };
          const scientists = [
            { ...person, firstName: 'Nadia', email: 'nadia@comet.example', isDefault: true, venueIds: [] },
            { ...person, firstName: 'Lotte', email: 'lotte@comet.example', isDefault: false, venueIds: [record.id] },
          ];
          const event = { id: 's-1', type: scientistsChanged, aggregateId: 'meeting-scientists', sequence: 1, payload: { scientists } };
          await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
          const quoteId = await world.quoteOf(elodie, twoDays);
          await world.place(elodie, quoteId);
          const sizeOf = async (kind: string, id: string) => (await entries(await addressOf({ kind, id }))).size;
          expect([await sizeOf('room', 'Ternes-P'), await sizeOf('room', 'Ternes-A'), await sizeOf('room', 'Ternes-B')]).toEqual([2, 1, 0]);
          expect([await sizeOf('scientist', 'lotte@comet.example'), await sizeOf('scientist', 'nadia@comet.example')]).toEqual([3, 0]);
          expect(await sizeOf('owner', louis.userId)).toBe(0);
          const followUp = { ownerId: louis.userId, nextAction: '', nextDay: null, version: 0 };
          expect((await world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, nadia, { body: followUp })).status).toBe(200);
          expect([await sizeOf('owner', louis.userId), await sizeOf('owner', nadia.userId)]).toEqual([3, 0]);
          expect((await list())[0]).toMatchObject({ kind: 'owner', of: `${nadia.firstname} ${nadia.lastname}` });
        },
      );
    });
  },
  undefined,
  { findColleague: findStaff },
);

const small = smallVenue();
const like = makeRoom('Ternes', 'Q', { category: 'Premium', subcommitteeType: null, capacities: { theater: 70 } });

onEachOptionWorld(
  (world) => {
    const { addressOf, entries } = feedVerbs(world);

    itOnBothEngines('an entry keeps its UID when its room moves, and counts the revision of its deal', async () => {
      const [id, quoteId] = [world.deps.newId(), await world.quoteOf(claire, oneDay)];
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      await world.book({ id, quoteId, userId: claire.userId, slots });
      const [venue, left, taken] = [
        await addressOf(),
        await addressOf({ kind: 'room', id: 'Ternes-P' }),
        await addressOf({ kind: 'room', id: 'Ternes-Q' }),
      ];
      world.clock.now += 60_000;
      const moves = [{ day: tuesday, halves: ['AM', 'PM'], from: 'Ternes-P', to: 'Ternes-Q' }];
      expect((await world.send('PUT', `/api/planning/bookings/${id}/rooms`, nadia, { body: { revision: 0, moves } })).status).toBe(200);
      const moved = { sequence: 1, location: expect.stringMatching(/^Q, /), stamp: '2026-09-14T08:01:00Z' };
      for (const address of [venue, taken])
        expect([...(await entries(address))]).toEqual([[`${quoteId}-0-0@plenary`, expect.objectContaining(moved)]]);
      expect((await entries(left)).size).toBe(0);
    });
  },
  { ...small, rooms: [...small.rooms, like] },
);

onEachSignatureWorld((world) => {
  const { addressOf, entries } = feedVerbs(world);
  const { confirmed, change } = changeVerbs(world);

  itOnBothEngines(
    'an entry keeps its UID when its day moves; what the change holds until it is signed is an option of its own',
    async () => {
      const [quoteId, address] = [await confirmed(claire, oneDay), await addressOf()];
      const uid = `${quoteId}-0-0@plenary`;
      expect((await entries(address)).get(uid)).toMatchObject({ sequence: 0, status: 'CONFIRMED', start: `${tuesday}T08:00:00` });
      world.clock.now += 60_000;
      const { amendmentId } = (await change(nadia, quoteId, [{ from: tuesday, to: wednesday, pax: 24 }])).body.change;
      const offered = { status: 'TENTATIVE', start: `${wednesday}T08:00:00` };
      expect((await entries(address)).get(`${amendmentId}-0-0@plenary`)).toMatchObject(offered);
      await world.prepareAndSign(claire, amendmentId);
      const moved = { sequence: 1, status: 'CONFIRMED', start: `${wednesday}T08:00:00`, stamp: '2026-09-14T08:01:00Z' };
      expect([...(await entries(address))]).toEqual([[uid, expect.objectContaining(moved)]]);
    },
  );
});
