import { actorOf } from '@plenary/service-kit/actor';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { claire, staff } from '../testing/survey-world.ts';
import { audit } from './audit.ts';

const path = '/api/staff/audit-trail';
const scientists = '/api/staff/meeting-scientists';

onEachSurveyWorld((world) => {
  const trail = async (before = '') => (await world.send('GET', `${path}${before && `?before=${before}`}`, staff)).body;

  itOnBothEngines('lists actions with author, subject and the values before and after', async () => {
    const { id } = (await world.send('POST', scientists, staff, { body: makeScientist({ venueIds: ['Ternes'] }) })).body;
    world.clock.now += 1_000;
    const changed = makeScientist({ phoneNumber: '', languages: ['fr', 'en'], venueIds: [] });
    await world.send('PUT', `${scientists}/${id}`, staff, { body: changed });
    const { entries, next } = await trail();
    expect(next).toBeNull();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['scientist-changed', 'scientist-added']);
    expect(entries[0]).toMatchObject({
      at: '2026-09-14T08:00:01.000Z',
      by: { userId: staff.userId, email: 'staff@comet.example', name: expect.any(String) },
      subject: { type: 'scientist', id, name: 'Nadia Keller' },
      changes: [
        { field: 'phoneNumber', from: '+33142001001', to: '' },
        { field: 'languages', from: 'fr', to: 'fr, en' },
        { field: 'venueIds', from: 'Ternes', to: '' },
      ],
    });
  });

  it('what changes nothing, and what is refused, leaves no entry', async () => {
    const eventId = await world.eventOf();
    const { id } = (await world.send('POST', scientists, staff, { body: makeScientist() })).body;
    const close = () => world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk: true } });
    const { lunches } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
    const { dayIndex: _, ...same } = lunches[0];
    await close();
    const before = (await trail()).entries.length;
    expect((await world.send('PUT', `${scientists}/${id}`, staff, { body: makeScientist() })).status).toBe(204);
    expect((await close()).status).toBe(204);
    expect((await world.send('PUT', `/api/staff/surveys/${eventId}/day/0/lunch`, staff, { body: same })).status).toBe(204);
    const early = await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision: 0 } });
    expect(early.status).toBe(409);
    expect((await trail()).entries).toHaveLength(before);
  });

  it('holds no text that staff wrote to a customer: an erased one leaves nothing of it anywhere', async () => {
    const eventId = await world.eventOf();
    const words = { message: 'Madame Martin, pas plus de 24.', label: 'Une heure pour Madame Martin' };
    const decide = async (verb: string, rest: object) => {
      const { revision } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      return (await world.send('POST', `/api/staff/surveys/${eventId}/${verb}`, staff, { body: { revision, ...rest } })).status;
    };
    const { validate } = await fillIn(world, eventId, { pax: 30 });
    await validate();
    expect(await decide('send-back', { message: words.message })).toBe(204);
    await validate();
    expect(await decide('accept', { charge: { label: words.label, excludingVat: 25_000 } })).toBe(204);
    const { database, tables } = world.deps;
    const everything = async () => {
      const all = [...Object.values(tables), kitTables(database.dialect).outbox];
      return JSON.stringify(await Promise.all(all.map((table) => database.read.select().from(table))));
    };
    expect(await everything()).toContain(words.message);
    expect(await everything()).toContain(words.label);
    world.clock.now = Date.UTC(2026, 9, 7);
    await world.tell('user.erased', 1, { userId: claire.userId });
    expect(await everything()).not.toContain('Madame Martin');
    const { entries } = await trail();
    expect(entries.map(({ action, changes }: { action: string; changes: object[] }) => [action, changes])).toEqual(
      expect.arrayContaining([
        ['survey-sent-back', []],
        ['survey-accepted', [{ field: 'charge', from: null, to: '250.00 EUR' }]],
      ]),
    );
  });

  it('is read page by page, each entry once', async () => {
    const { database, tables, now } = world.deps;
    const by = actorOf(staff);
    const subject = { type: 'event', id: 'e', name: 'mail' };
    await database.transact(async (tx) => {
      for (let number = 0; number < 53; number++)
        await audit(tx, tables, { id: `entry-${number}`, at: now(), by, action: 'event-resent', subject, changes: [] });
    });
    const first = await trail();
    const second = await trail(first.next);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 3, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(53);
    expect((await world.send('GET', `${path}?before=x`, staff)).status).toBe(400);
  });

  it('is nothing for customers and visitors', async () => {
    expect((await world.send('GET', path, claire)).status).toBe(403);
    expect((await world.send('GET', path, null)).status).toBe(401);
  });
});
