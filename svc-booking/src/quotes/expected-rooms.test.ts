import type { Quote } from '@plenary/contracts/quote';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  const quoteFor = async (user: typeof claire, quoteId: string): Promise<Quote> =>
    (await world.send('GET', `/api/quotes/${quoteId}`, user)).body;
  const expectedOf = async (user: typeof claire, quoteId: string) => (await quoteFor(user, quoteId)).expectedRooms;
  const plenaryOn = (date: string) => ({ day: date, place: 'plenary', index: 0, roomName: 'P', pax: 24, configuration: 'theater' });
  const subcommittee = (roomName: string) => ({
    ...{ day: tuesday, place: 'subcommittee', index: 0, roomName },
    ...{ pax: 8, configuration: 'casual' },
  });
  const taken = (roomId: string) => world.book({ slots: [{ roomId, day: tuesday, half: 'AM' }] });
  const mailTexts = async () => {
    const { outbox } = kitTables(world.deps.database.dialect);
    const rows = await world.deps.database.read.select().from(outbox).where(eq(outbox.type, 'mail'));
    return rows.map(({ payload }) => (payload as Mail).text.replace(/\s/g, ' '));
  };

  itOnBothEngines('a quote names the rooms that its option then holds, and no expectation beside them', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    const expected = await expectedOf(claire, quoteId);
    expect(expected).toEqual({ by: 'option', rank: 1, rooms: [plenaryOn(tuesday), subcommittee('A'), plenaryOn(wednesday)] });
    const { body } = await world.place(claire, quoteId);
    expect(body.rooms).toEqual(expected?.rooms.map(({ pax, configuration, ...room }) => room));
    expect(await quoteFor(claire, quoteId)).not.toHaveProperty('expectedRooms');
    await world.release(claire, quoteId);
    expect(await expectedOf(claire, quoteId)).toEqual(expected);
  });

  itOnBothEngines('an opened quote names another room where one was taken meanwhile, and none where none fits', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    await taken('Ternes-A');
    expect((await expectedOf(claire, quoteId))?.rooms).toContainEqual(subcommittee('B'));
    await taken('Ternes-B');
    expect(await expectedOf(claire, quoteId)).toEqual({ by: 'option', rank: null, rooms: [] });
    expect((await world.place(claire, quoteId)).status).toBe(409);
  });

  it('a day that waits behind an option leaves another day its free rooms: for the venue, the quote and the option alike', async () => {
    const days = [searchDay(tuesday), searchDay(wednesday, { subcommittees: twoDays[0]?.subcommittees ?? [] })];
    const slots = [
      { roomId: 'Ternes-P', day: tuesday, half: 'AM' },
      { roomId: 'Ternes-A', day: wednesday, half: 'AM' },
    ] as const;
    await world.book({ status: 'option', rank: 1, expiresAt: world.clock.now + day, slots });
    const found = (await world.send('GET', `/api/available-venues/ternes?${searchQuery(days)}`, claire)).body;
    expect(found.rooms.map(({ roomId }: { roomId: string }) => roomId)).toEqual(['Ternes-P', 'Ternes-P', 'Ternes-B']);
    const quoteId = await world.quoteOf(claire, days);
    const expected = await expectedOf(claire, quoteId);
    expect([expected?.rank, expected?.rooms.map(({ roomName }) => roomName)]).toEqual([2, ['P', 'P', 'B']]);
    await world.place(claire, quoteId);
    expect(await world.claims()).toContain(`Ternes-B ${wednesday} AM 1`);
  });

  itOnBothEngines('names those behind a first option as such, and those that its option waits for there', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(hugo, await world.quoteOf(hugo, oneDay));
    expect(await expectedOf(claire, quoteId)).toEqual({ by: 'option', rank: 2, rooms: [plenaryOn(tuesday)] });
    await world.place(claire, quoteId);
    const waiting = await quoteFor(claire, quoteId);
    expect(waiting).not.toHaveProperty('expectedRooms');
    expect(waiting).not.toHaveProperty('rooms');
    const { pax, configuration, ...room } = plenaryOn(tuesday);
    expect(waiting.waitedRooms).toEqual([room]);
    expect((await world.send('GET', `/api/planning/quotes/${quoteId}`, staff)).body.quote.waitedRooms).toEqual([room]);
  });

  it('staff read the rooms that a quote would get as its customer does', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    const { quote } = (await world.send('GET', `/api/planning/quotes/${quoteId}`, staff)).body;
    expect(quote.expectedRooms).toEqual(await expectedOf(claire, quoteId));
  });

  it('the customer’s own option on the demand takes none of them, which gives way', async () => {
    const first = await world.quoteOf(claire, oneDay);
    await world.place(claire, first);
    const other = await world.quoteOf(claire, oneDay, { wellness: true });
    expect(await expectedOf(claire, other)).toEqual({ by: 'option', rank: 1, rooms: [plenaryOn(tuesday)] });
  });

  it('needs the common space for an afterwork', async () => {
    const quoteId = await world.quoteOf(claire, oneDay, { afterwork: true });
    expect((await expectedOf(claire, quoteId))?.rank).toBe(1);
    await world.book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
    expect(await expectedOf(claire, quoteId)).toEqual({ by: 'option', rank: null, rooms: [] });
  });

  it('where it is too late for an option, those that a signature takes: free ones alone', async () => {
    world.clock.now = Date.parse(`${tuesday}T00:00:00+02:00`) - 100 * 3_600_000;
    const [late, behind] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.place(hugo, behind);
    world.clock.now += 30 * 3_600_000;
    expect(await expectedOf(claire, late)).toEqual({ by: 'signature', rank: null, rooms: [] });
    await world.release(hugo, behind);
    expect(await expectedOf(claire, late)).toEqual({ by: 'signature', rank: 1, rooms: [plenaryOn(tuesday)] });
  });

  it('are named no more once the quote is over', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    world.clock.now += 15 * day;
    expect(await quoteFor(claire, quoteId)).not.toHaveProperty('expectedRooms');
  });

  itOnBothEngines('stand beside the price while add-ons are chosen, on a link, and in the mail of the quote', async () => {
    const { demandId } = (await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire)).body;
    const expected = { by: 'option', rank: 1, rooms: [plenaryOn(tuesday)] };
    expect((await world.send('GET', `/api/demands/${demandId}/quote`, claire)).body.expectedRooms).toEqual(expected);
    const quoteId = await world.quoteOf(claire, oneDay);
    const { url } = (await world.send('POST', `/api/quotes/${quoteId}/share-link`, claire)).body;
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('share');
    const shared = await world.send('POST', `/api/quotes/${quoteId}/share-link/open`, null, { body: { token } });
    expect(shared.body.quote.expectedRooms).toEqual(expected);
    const [text] = await mailTexts();
    expect(text).toContain('Salles retenues si vous posez l’option : P, 24 en théâtre');
    expect(text).toContain('rien ne les retient encore');
  });
});
