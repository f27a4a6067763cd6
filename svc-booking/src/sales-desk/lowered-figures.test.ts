import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Lifecycle L13.
// Desk D30.

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const november = '2026-11-03';

onEachSignatureWorld((world) => {
  const { confirmed, change } = changeVerbs(world);
  const tasks = async (state = '') =>
    salesDeskSchemas.listTasks.response.parse((await world.send('GET', `/api/sales-desk/tasks${state && `?state=${state}`}`, staff)).body)
      .tasks;
  const request = async (body: object, room = 'P'): Promise<string> => {
    const path = `/api/referentials/countries/FRA/venues/ternes/rooms/Ternes-${room}/modification-request`;
    return (await world.send('POST', path, staff, { body })).body.id;
  };
  const path = '/api/referentials/room-modification-requests';
  const read = async (id: string): Promise<RoomModificationRequest> => (await world.send('GET', `${path}/${id}`, omar)).body;
  const validate = async (id: string): Promise<RoomModificationRequest> => {
    const { status, body } = await world.send('PUT', `${path}/${id}/validate`, omar, { body: {} });
    expect(status).toBe(200);
    return body;
  };
  const lower = async (body: object, room?: string) => validate(await request(body, room));

  itOnBothEngines(
    'a request names the options and bookings that the room would not hold, and the confirmed ones become tasks',
    async () => {
      const dealId = await confirmed(claire, oneDay);
      const option = await world.quoteOf(hugo, [searchDay(november, { plenary: { pax: 30, duration: 'AM', configuration: 'theater' } })]);
      await world.place(hugo, option);
      const id = await request({ theater: 20 });
      const outgrown = {
        count: 2,
        bookings: [
          { quoteId: dealId, status: 'confirmed', firstDay: tuesday, lastDay: tuesday, pax: 24, configuration: 'theater', people: 20 },
          { quoteId: option, status: 'option', firstDay: november, lastDay: november, pax: 30, configuration: 'theater', people: 20 },
        ],
      };
      expect((await read(id)).outgrown).toMatchObject(outgrown);
      expect(await tasks()).toEqual([]);

      expect(await validate(id)).toMatchObject({ state: 'validated', outgrown });
      expect((await read(id)).outgrown).toBeUndefined();
      const slots = ['AM', 'PM'].map((half) => ({ roomId: 'Ternes-P', roomName: 'P', day: tuesday, half }));
      expect(await tasks()).toMatchObject([
        {
          ...{ kind: 'move', state: 'open', dueAt: '2026-10-05T22:00:00.000Z', customer: { email: claire.email } },
          move: {
            ...{ quoteId: dealId, blocks: [], slots },
            tooSmall: [{ roomId: 'Ternes-P', roomName: 'P', configuration: 'theater', pax: 24, people: 20 }],
          },
        },
      ]);
    },
  );

  itOnBothEngines('the task is done once the booking has fewer people, or the room holds them again', async () => {
    const dealId = await confirmed(claire, oneDay);
    await lower({ theater: 20 });
    expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 20 }])).status).toBe(201);
    expect([await tasks(), (await tasks('done')).length]).toEqual([[], 1]);

    await confirmed(hugo, [searchDay(november, { plenary: { pax: 18, duration: 'AM, PM', configuration: 'theater' } })]);
    await lower({ theater: 15 });
    expect((await tasks()).map(({ move }) => move?.tooSmall)).toMatchObject([[{ pax: 20, people: 15 }], [{ pax: 18, people: 15 }]]);
    await lower({ theater: 18 });
    expect((await tasks()).map(({ move }) => move?.quoteId)).toEqual([dealId]);
    await lower({ theater: 25 });
    expect([await tasks(), (await tasks('done')).length]).toEqual([[], 2]);
  });

  itOnBothEngines('a sub-room and the common space of an evening are judged by those who are to be in them', async () => {
    await confirmed(claire, twoDays, { afterwork: true });
    expect((await read(await request({ casual: 8 }, 'A'))).outgrown).toEqual({ count: 0, bookings: [] });
    expect((await lower({ casual: 7 }, 'A')).outgrown?.bookings).toMatchObject([{ firstDay: tuesday, pax: 8, people: 7 }]);
    expect((await lower({ standing: 23 }, 'E')).outgrown?.bookings).toMatchObject([
      { firstDay: wednesday, pax: 24, configuration: 'standing' },
    ]);
    const [task] = await tasks();
    expect(task?.move?.slots.map(({ roomId, half }) => [roomId, half])).toEqual([
      ['Ternes-A', 'AM'],
      ['Ternes-A', 'PM'],
      ['Ternes-E', 'SOIREE'],
    ]);
    expect(task?.move?.tooSmall).toMatchObject([
      { roomId: 'Ternes-E', pax: 24, people: 23 },
      { roomId: 'Ternes-A', pax: 8, people: 7 },
    ]);
  });

  it('what is over, released or has always been too large for the room is in no request', async () => {
    const option = await world.quoteOf(hugo, oneDay);
    await world.place(hugo, option);
    await confirmed(claire, [searchDay(november)]);
    const id = await request({ theater: 20 });
    expect((await read(id)).outgrown?.count).toBe(2);
    await world.release(hugo, option);
    expect((await read(id)).outgrown?.count).toBe(1);
    await validate(id);
    expect((await read(await request({ theater: 19 }))).outgrown?.count).toBe(0);
    world.clock.now = Date.parse(`${november}T23:30:00Z`);
    expect(await tasks()).toEqual([]);
    expect((await read(await request({ theater: 10 }))).outgrown?.count).toBe(0);
  });
});
