import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';

onEachOptionWorld((world) => {
  const roomsOf = async (quoteId: string, actor: Parameters<typeof as>[0] = { kind: 'service', name: 'svc-survey' }) => {
    const response = await world.app.request(`/internal/quotes/${quoteId}/rooms`, { headers: await as(actor) });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const held = async () => {
    const quoteId = await world.quoteOf(claire, [searchDay(wednesday)]);
    const slot = (room: string, request: number) => ({ roomId: `Ternes-${room}`, day: tuesday, half: 'AM' as const, request });
    await world.book({ quoteId, userId: claire.userId, slots: [slot('P', 0), slot('A', 1)] });
    return quoteId;
  };

  itOnBothEngines('a confirmed quote tells its rooms, each with the people that it holds in every set-up', async () => {
    const { status, body } = await roomsOf(await held());
    expect(status).toBe(200);
    expect(body.rooms).toMatchObject([
      { day: tuesday, place: 'plenary', index: 0, roomId: 'Ternes-P' },
      { day: tuesday, place: 'subcommittee', index: 0, roomId: 'Ternes-A' },
    ]);
    const [plenary] = body.rooms;
    expect(plenary.setUps.length).toBeGreaterThan(0);
    for (const setUp of plenary.setUps) expect(setUp).toEqual({ configuration: expect.any(String), people: expect.any(Number) });
  });

  itOnBothEngines('a confirmed quote tells the common space of its evening, with the people who can stand in it', async () => {
    const quoteId = await world.quoteOf(claire, [searchDay(wednesday)]);
    const common = smallVenue().rooms.find(({ category }) => category === 'Espace commun');
    const slot = { roomId: common?.id ?? '', day: tuesday, half: 'SOIREE' as const, request: null };
    const meeting = { roomId: 'Ternes-P', day: tuesday, half: 'PM' as const, request: 0 };
    await world.book({ quoteId, userId: claire.userId, slots: [meeting, slot] });
    const { body } = await roomsOf(quoteId);
    expect(body.rooms).toMatchObject([{ roomId: 'Ternes-P' }]);
    expect(body.evenings).toEqual([{ day: tuesday, roomName: common?.name, people: common?.capacities.standing }]);
  });

  it('a quote that nobody has signed has none', async () => {
    expect(await roomsOf(await world.quoteOf(claire, [searchDay(wednesday)]))).toMatchObject({ status: 404 });
  });

  it('to a user it does not exist', async () => {
    expect((await roomsOf(await held(), testUser())).status).toBe(404);
  });
});
