import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';

onEachOptionWorld((world) => {
  const roomsOf = async (user: typeof claire, quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body.rooms;
  const plenaryOn = (date: string) => ({ day: date, place: 'plenary', index: 0, roomName: 'P' });
  const subcommittee = (roomName: string) => ({ day: tuesday, place: 'subcommittee', index: 0, roomName });

  itOnBothEngines('a quote names no rooms before any are held, then those of its option, and none after its release', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    expect(await roomsOf(claire, quoteId)).toBeUndefined();
    const rooms = [plenaryOn(tuesday), subcommittee('A'), plenaryOn(wednesday)];
    expect((await world.place(claire, quoteId)).body.rooms).toEqual(rooms);
    expect(await roomsOf(claire, quoteId)).toEqual(rooms);
    await world.release(claire, quoteId);
    expect(await roomsOf(claire, quoteId)).toBeUndefined();
  });

  it('an option names the rooms that it was given, where another customer took one since the quote', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    await world.book({ slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] });
    const rooms = [plenaryOn(tuesday), subcommittee('B'), plenaryOn(wednesday)];
    expect((await world.place(claire, quoteId)).body.rooms).toEqual(rooms);
    expect((await world.place(claire, quoteId)).body.rooms).toEqual(rooms);
  });

  itOnBothEngines('a second option names no rooms until it is first, also in its mails', async () => {
    const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.place(claire, first);
    world.clock.now += day;
    expect((await world.place(hugo, second)).body).not.toHaveProperty('rooms');
    expect(await roomsOf(hugo, second)).toBeUndefined();
    world.clock.now += 7 * day;
    expect(await roomsOf(hugo, second)).toEqual([plenaryOn(tuesday)]);
    const mails = await world.mails();
    const roomsIn = (subject: string) =>
      /(?:Your rooms|Vos salles)\s?: (.*)/.exec(mails.find((mail) => mail.subject === subject)?.text ?? '')?.[1];
    expect(roomsIn('Votre option chez Comet Ternes est posée')).toBe('P');
    expect(roomsIn('You have the second option at Comet Ternes')).toBeUndefined();
    expect(roomsIn('Your option at Comet Ternes is now first')).toBe('P');
    expect(roomsIn('Votre option chez Comet Ternes a expiré')).toBeUndefined();
  });
});
