import * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, tuesday } from '../options/testing/option-searches.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Covers B-M21, B-V07.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });
const crowd = [searchDay(tuesday, { plenary: { pax: 999, duration: 'AM, PM', configuration: 'theater' } })];

onEachOptionWorld((world) => {
  const searchInVain = async () => {
    const { status, body } = await world.send('GET', `/api/available-venues?${searchQuery(crowd)}`, claire);
    expect({ status, venues: body.venues }).toEqual({ status: 200, venues: [] });
    return body.demandId as string;
  };
  const write = (demandId: string, body: object, { actor = claire, key }: { actor?: typeof claire; key?: string } = {}) =>
    world.send('POST', `/api/demands/${demandId}/call-me-back`, actor, { body: { action: 'call-me-back', ...body }, key });
  const tasks = async () => salesDeskSchemas.listTasks.response.parse((await world.send('GET', '/api/sales-desk/tasks', nadia)).body).tasks;

  describe('a customer whose search finds no venue', () => {
    itOnBothEngines('writes to sales: a task with the search and the words, and a mail, however often it is sent', async () => {
      const demandId = await searchInVain();
      for (const key of ['one', 'one', 'two']) {
        expect(await write(demandId, { message: 'Une convention,\nsur <deux> sites ?' }, { key })).toMatchObject({
          status: 200,
          body: { success: true },
        });
      }
      const [task, ...others] = await tasks();
      expect(others).toEqual([]);
      expect(task).toMatchObject({
        kind: 'callback',
        venue: null,
        pax: 999,
        firstDay: tuesday,
        message: 'Une convention,\nsur <deux> sites ?',
        customer: { email: claire.email },
      });
      const mails = await world.mails();
      expect(mails.map(({ to }) => to)).toEqual(['sales@comet.example']);
      expect(mails[0]?.subject).toBe(`Proposition demandée : ${claire.firstname} ${claire.lastname}, France, 999 pers.`);
      expect(mails[0]?.text).toMatch(/Une convention,\nsur <deux> sites\s\?/);
      expect(mails[0]?.text).toMatch(/À répondre avant[^(]*\(heure du pays\)/);
      expect(mails[0]?.html).not.toContain('<deux>');
    });

    itOnBothEngines('adds to what was written before, and sales hears of it', async () => {
      const demandId = await searchInVain();
      await write(demandId, { message: 'Une convention' });
      await write(demandId, { message: 'Plutôt en mai' });
      expect((await tasks()).map(({ message }) => message)).toEqual(['Une convention\n\nPlutôt en mai']);
      expect(await world.mails()).toHaveLength(2);
    });

    it.each([
      ['empty', ' '],
      ['too long', 'x'.repeat(4_001)],
      ['not a text', 7],
      ['with characters that nobody sees', 'a\u202eb'],
    ])('is refused a message that is %s', async (_, message) => {
      const demandId = await searchInVain();
      const { status, body } = await write(demandId, { message });
      expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 400, errors: ['message'] });
      expect(await tasks()).toEqual([]);
    });

    it('may write ten messages an hour', async () => {
      const demandId = await searchInVain();
      for (let count = 0; count < 10; count += 1) expect((await write(demandId, { message: `Message ${count}.` })).status).toBe(200);
      expect(await write(demandId, { message: 'Un de plus' })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      world.clock.now += 60 * 60 * 1_000;
      expect((await write(demandId, { message: 'Un de plus' })).status).toBe(200);
    });

    it('is the only one who can write about it', async () => {
      const demandId = await searchInVain();
      expect((await write(demandId, { message: 'À moi' }, { actor: hugo })).status).toBe(404);
      expect((await world.send('POST', `/api/demands/${demandId}/call-me-back`, null, { body: { action: 'call-me-back' } })).status).toBe(
        401,
      );
    });

    it('gets no price, no add-ons and no quote for it', async () => {
      const demandId = await searchInVain();
      expect((await world.send('GET', `/api/demands/${demandId}/quote`, claire)).status).toBe(404);
      expect((await world.send('GET', `/api/demands/${demandId}/upsells`, claire)).status).toBe(404);
    });
  });
});
