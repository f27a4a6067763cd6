import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, halfDay, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { bookingRelays } from '../relay.ts';
import { searchQuery } from '../testing/searches.ts';
import { keepSentMail } from './keep-sent-mail.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const louis = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'louis@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  const read = (users: readonly { userId: string }[], actor = nadia) =>
    world.send('GET', `/api/desk/records?users=${users.map(({ userId }) => userId).join(',')}`, actor);
  const recordOf = async (...users: { userId: string }[]): Promise<CustomerRecord> => (await read(users)).body;
  const note = (text: string, { key = text, actor = nadia } = {}) =>
    world.send('POST', `/api/desk/customers/${claire.userId}/notes`, actor, { body: { text }, key });
  const confirm = async (quoteId: string) => {
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
  };

  // Desk D10.
  itOnBothEngines('a customer’s record has their deals and nobody else’s, and one timeline, newest first', async () => {
    const mine = await world.quoteOf(claire, oneDay);
    const other = await world.quoteOf(hugo, halfDay('AM'));
    world.clock.now += 1_000;
    await world.place(claire, mine);
    world.clock.now += 1_000;
    await note('Prefers daylight');
    const record = await recordOf(claire);
    expect(record.deals.map(({ quoteId }) => quoteId)).toEqual([mine]);
    expect(record.timeline.map(({ kind, quoteId, text }) => [kind, quoteId, text])).toEqual([
      ['note', null, 'Prefers daylight'],
      ['option', mine, ''],
      ['quote', mine, ''],
    ]);
    const company = await recordOf(claire, hugo);
    expect(company.deals.map(({ quoteId }) => quoteId).toSorted()).toEqual([mine, other].toSorted());
    expect(company.figures).toMatchObject({ dealsCount: 2, signedCount: 0, signedNet: 0, comingGross: 0 });
  });

  itOnBothEngines('what staff did stands in it with who did it', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await confirm(quoteId);
    const address = `/api/deals/${quoteId}`;
    const { revision, previewHash } = (await world.send('POST', `${address}/cancellation/preview`, nadia, { body: {} })).body;
    expect((await recordOf(claire)).figures.nextDay).toBe(tuesday);
    world.clock.now += 1_000;
    await world.send('POST', `${address}/cancellation`, nadia, { body: { revision, previewHash, reason: 'dates' }, key: 'press-1' });
    const { timeline, figures } = await recordOf(claire);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'staff', action: 'booking-cancelled', quoteId }));
    expect(figures).toMatchObject({ comingGross: 0, nextDay: null });
  });

  itOnBothEngines('a note is written once for a key; its author and administrators alone take it out', async () => {
    const [one, again] = [await note('Once'), await note('Once')];
    expect([one.status, again.body]).toEqual([201, one.body]);
    const remove = (actor: typeof nadia) => world.send('DELETE', `/api/desk/notes/${one.body.id}`, actor);
    expect((await remove(louis)).status).toBe(403);
    expect((await remove(omar)).status).toBe(204);
    expect((await remove(nadia)).status).toBe(404);
    expect((await recordOf(claire)).timeline).toEqual([]);
  });

  itOnBothEngines('notes and next actions go with the person; who follows the deal up stays', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await note('Allergic to nuts');
    const body = { ownerId: nadia.userId, nextAction: 'Call Claire', nextDay: tuesday, version: 0 };
    await world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, nadia, { body });
    expect(await tellErased(world, { userId: claire.userId })).toBe(204);
    const { deals } = (await world.send('GET', '/api/desk/deals', nadia)).body;
    expect(deals[0]).toMatchObject({ userId: null, followUp: { nextAction: '', nextDay: tuesday, owner: { email: nadia.email } } });
    expect(await world.deps.database.read.select().from(world.deps.tables.deskNote)).toEqual([]);
  });

  /** Takes what waits in the outbox to a mailer; answers subjects as they were sent. */
  const deliver = async (send: (mail: Mail) => Promise<void> = async () => {}) => {
    const sent: Mail[] = [];
    const mailer: Mailer = {
      send: async (mail) => {
        await send(mail);
        sent.push(mail);
      },
    };
    const nobodyElse = { tellSurvey: async () => {}, tellIdentity: async () => {} };
    for (const relay of bookingRelays(world.deps, { logger: capturedLogger().logger, mailer, ...nobodyElse }))
      while ((await relay.runOnce()) > 0);
    return sent;
  };
  const mailsOf = async (quoteId: string, actor = nadia) => world.send('GET', `/api/desk/deals/${quoteId}/mails`, actor);

  // Desk D8, D9.
  itOnBothEngines('a mail that was sent stands on the record of its customer and on its deal, with nothing of what it says', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    expect((await mailsOf(quoteId)).body).toEqual({ mails: [] });
    world.clock.now += 1_000;
    const sent = await deliver();
    const { mails } = (await mailsOf(quoteId)).body;
    expect(mails).toHaveLength(sent.length);
    expect(mails).toContainEqual({
      ...{ id: expect.any(String), quoteId, to: claire.email, subject: sent.find(({ to }) => to === claire.email)?.subject },
      at: new Date(world.clock.now).toISOString(),
    });
    expect((await recordOf(claire)).mails).toEqual(mails);
    expect((await recordOf(hugo)).mails).toEqual([]);
    const kept = (await world.send('GET', '/api/personal-data/bookings', claire)).body;
    expect(kept.mails).toHaveLength(sent.length);
    expect((await mailsOf(quoteId, claire)).status).toBe(403);
    expect((await mailsOf('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
  });

  // Desk D9.
  itOnBothEngines(
    'the history of a deal tells what its customer and staff did with what changed, and the mails about it alone',
    async () => {
      const [quoteId, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
      world.clock.now += 1_000;
      await world.place(claire, quoteId);
      world.clock.now += 1_000;
      const { bookingId, expiresAt } = (await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/bookings`, nadia)).body.events[0];
      const body = { expiresAt: new Date(Date.parse(expiresAt) + 3_600_000).toISOString(), known: expiresAt };
      expect((await world.send('POST', `/api/planning/options/${bookingId}/extension`, nadia, { body })).status).toBe(200);
      await deliver();
      const historyOf = (id: string, actor = nadia) => world.send('GET', `/api/desk/deals/${id}/history`, actor);
      const { timeline, mails, payments } = (await historyOf(quoteId)).body;
      expect(timeline).toMatchObject([
        { kind: 'staff', action: 'option-extended', by: { email: nadia.email }, changes: [{ field: 'expiresAt' }] },
        { kind: 'option', quoteId },
        { kind: 'quote', quoteId },
      ]);
      expect([mails, payments]).toEqual([(await mailsOf(quoteId)).body.mails, []]);
      expect((await historyOf(other)).body.timeline).toMatchObject([{ kind: 'quote', quoteId: other }]);
      expect((await historyOf(quoteId, claire)).status).toBe(403);
      expect((await historyOf('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
    },
  );

  itOnBothEngines('a mail that could not be sent stands nowhere, and once when it is', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    await deliver(async () => Promise.reject(new Error('the mail server is away')));
    expect((await mailsOf(quoteId)).body.mails).toEqual([]);
    world.clock.now += 60_000;
    const sent = await deliver();
    expect((await mailsOf(quoteId)).body.mails).toHaveLength(sent.length);
    for (const { id, to, subject } of (await mailsOf(quoteId)).body.mails)
      await keepSentMail(world.deps, { id, aggregateId: quoteId, mail: { to, subject } });
    expect((await mailsOf(quoteId)).body.mails).toHaveLength(sent.length);
  });

  itOnBothEngines('they go with the person, those to their mailbox about deals of others too, and none is kept afterwards', async () => {
    const [mine, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
    const keep = (id: string, aggregateId: string, to: string) =>
      keepSentMail(world.deps, { id, aggregateId, mail: { to, subject: 'Quote' } });
    await keep('one', mine, 'kitchen@comet.example');
    await keep('two', other, claire.email);
    await keep('three', other, hugo.email);
    expect(await tellErased(world, { userId: claire.userId, email: claire.email })).toBe(204);
    await keep('four', mine, claire.email);
    const rows = await world.deps.database.read.select().from(world.deps.tables.sentMail);
    expect(rows.map(({ id }) => id)).toEqual(['three']);
  });

  // Desk D26.
  itOnBothEngines('tells deals, requests, mails and what happened at the venues of its reader alone, and notes to all', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    const { demandId } = (await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire)).body;
    await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    await deliver();
    await note('Prefers daylight');
    const seenIn = async (country: string) => {
      const reader = { ...nadia, jobs: [{ job: 'sales', scope: 'country', places: [country] }] };
      const { deals, requests, timeline, mails = [] }: CustomerRecord = (await read([claire], reader)).body;
      return { deals, requests, timeline, mails: mails.filter((mail) => mail.quoteId !== null) };
    };
    const { deals, requests, timeline, mails = [] } = await recordOf(claire);
    expect([deals.length, requests.length, timeline.length > 3, mails.length > 0]).toEqual([1, 1, true, true]);
    expect(await seenIn('FRA')).toEqual({ deals, requests, timeline, mails: mails.filter((mail) => mail.quoteId !== null) });
    expect(await seenIn('BEL')).toEqual({ deals: [], requests: [], timeline: timeline.filter(({ kind }) => kind === 'note'), mails: [] });
  });

  // Desk D10.
  itOnBothEngines(
    'tells what is to be done for a customer, what is due first in front: requests and bookings in blocked rooms',
    async () => {
      const { demandId } = (await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire)).body;
      await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
      const [mine, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
      await confirm(mine);
      await world.book({ quoteId: other, userId: hugo.userId, slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM', request: 0 }] });
      const block = {
        rooms: 'all',
        from: `${tuesday}T08:00`,
        to: `${tuesday}T12:00`,
        kind: 'works',
        reason: 'Painters',
        existing: 'around',
      };
      expect((await world.send('POST', '/api/planning/venues/ternes/blocks', nadia, { body: block })).status).toBe(201);
      const kinds = async () => (await recordOf(claire)).tasks?.map(({ kind, move }) => [kind, move?.quoteId]);
      expect(await kinds()).toEqual([
        ['callback', undefined],
        ['move', mine],
      ]);
      const [request] = (await recordOf(claire)).tasks ?? [];
      const body = { state: 'done', version: request?.version };
      expect((await world.send('PATCH', `/api/sales-desk/tasks/callback/${request?.id}`, nadia, { body })).status).toBe(200);
      expect(await kinds()).toEqual([['move', mine]]);
    },
  );

  it.each([
    ['', 'nothing'],
    ['x', 'no id'],
    [Array(101).fill(claire.userId).join(','), 'too many'],
  ])('%s is refused', async (users) => {
    expect((await world.send('GET', `/api/desk/records?users=${users}`, nadia)).status).toBe(400);
  });

  it('is for staff alone, and a note needs words', async () => {
    expect((await read([claire], claire)).status).toBe(403);
    expect((await note(' ')).status).toBe(400);
    expect((await note('Mine', { actor: claire })).status).toBe(403);
  });
});
