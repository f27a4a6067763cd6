import { mostFeeds } from '@plenary/contracts/calendar-feeds-terms';
import type { HeldJob } from '@plenary/contracts/desk-rights';
import { refuse } from '@plenary/http/refuse';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';
import { hashToken } from '../secret-token.ts';
import { admin, entriesOf, feedVerbs, findStaff, louis, nadia } from './testing/feed-verbs.ts';

// Design: desk D27, D28.

const colleagues: { gone: Set<string>; isAway: boolean; jobs: readonly HeldJob[] | undefined } = {
  gone: new Set(),
  isAway: false,
  jobs: undefined,
};
const findColleague = async (userId: string) => {
  if (colleagues.isAway) return refuse('service-unavailable');
  const found = colleagues.gone.has(userId) ? undefined : await findStaff(userId);
  return (
    found && { ...found, role: 'staff' as const, jobs: colleagues.jobs?.map(({ places, ...job }) => ({ ...job, places: [...places] })) }
  );
};
beforeEach(() => {
  colleagues.gone.clear();
  colleagues.isAway = false;
  colleagues.jobs = undefined;
});

onEachOptionWorld(
  (world) => {
    const { make, read, addressOf, list } = feedVerbs(world);

    describe('the address of a feed', () => {
      itOnBothEngines('is told once: what is kept and listed has no token, and the trail says who made and revoked it', async () => {
        const { status, body } = await make({ name: 'Accueil, Ternes' });
        expect(status).toBe(201);
        const token = new URL(body.address).searchParams.get('token') ?? '';
        expect(Buffer.from(token, 'base64url')).toHaveLength(32);
        expect(body.address).toBe(`https://book.example/api/feeds/${body.feed.feedId}/calendar.ics?token=${token}`);
        expect(await list()).toEqual([body.feed]);
        expect(body.feed).toMatchObject({
          name: 'Accueil, Ternes',
          of: 'Comet Ternes',
          lastUsedAt: null,
          madeBy: { userId: nadia.userId },
        });
        const rows = await world.deps.database.read.select().from(world.deps.tables.calendarFeed);
        expect(JSON.stringify(rows)).not.toContain(token);
        expect(rows).toMatchObject([{ tokenHash: hashToken(token) }]);
        expect((await world.send('DELETE', `/api/desk/feeds/${body.feed.feedId}`, nadia)).status).toBe(204);
        const trail = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
        expect(trail.entries).toMatchObject([
          { action: 'feed-revoked' },
          { action: 'feed-made', subject: { name: 'Accueil, Ternes, Comet Ternes' } },
        ]);
        expect(JSON.stringify(trail)).not.toContain(token);
      });

      itOnBothEngines('lets in without a session, keeps when it was last read, and is not found once it is revoked', async () => {
        const address = await addressOf();
        const first = await read(address);
        expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
        const [{ feedId, lastUsedAt }] = await list();
        expect(Date.parse(lastUsedAt)).toBe(world.clock.now);
        expect((await read(address.replace(/token=.*/, 'token=guessed'))).status).toBe(404);
        await world.send('DELETE', `/api/desk/feeds/${feedId}`, nadia);
        expect((await read(address)).status).toBe(404);
        expect(await list()).toEqual([]);
      });

      itOnBothEngines('is not found once who made it has left the staff; while nobody can say, it waits', async () => {
        const address = await addressOf();
        colleagues.isAway = true;
        expect((await read(address)).status).toBe(503);
        colleagues.isAway = false;
        colleagues.gone.add(nadia.userId);
        expect((await read(address)).status).toBe(404);
      });

      itOnBothEngines('goes with the account of who made it, and of whose deals it is', async () => {
        await make();
        await make({ kind: 'owner', id: nadia.userId }, louis);
        await make({}, louis);
        expect(await tellErased(world, nadia)).toBe(204);
        expect((await list(admin)).map(({ madeBy }: { madeBy: { userId: string } }) => madeBy.userId)).toEqual([louis.userId]);
      });

      it('answers 60 calls an hour, and wrong tokens use up none', async () => {
        const address = await addressOf();
        for (let call = 0; call < 70; call++) await read(address.replace(/token=.*/, 'token=guessed'));
        for (let call = 0; call < 60; call++) expect((await read(address)).status).toBe(200);
        const refused = await read(address);
        expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3_600]);
        world.clock.now += 3_600_000;
        expect((await read(address)).status).toBe(200);
      });

      itOnBothEngines('has a strong ETag of its content and no date: nothing new is 304, an entry that is gone is news', async () => {
        const [quoteId, address] = [await world.quoteOf(claire, oneDay), await addressOf()];
        await world.place(claire, quoteId);
        const first = await read(address);
        const etag = first.headers.get('etag') ?? '';
        expect([etag, first.headers.get('last-modified')]).toEqual([expect.stringMatching(/^"[\w-]{43}"$/), null]);
        world.clock.now += 15 * 60_000;
        const again = await read(address, { 'if-none-match': `"other", ${etag}` });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
        await world.release(claire, quoteId);
        const after = await read(address, { 'if-none-match': etag });
        expect([after.status, entriesOf(after.text).size]).toEqual([200, 0]);
      });
    });

    describe('who lost the right to see', () => {
      const atVenue = (venueId: string): HeldJob[] => [{ job: 'venue', scope: 'venues', places: [venueId] }];

      itOnBothEngines('what a feed is of, has a feed that is not found, until they have it again', async () => {
        const ofVenue = await addressOf();
        const ofRoom = await addressOf({ kind: 'room', id: 'Ternes-P' });
        for (const [jobs, status] of [
          [atVenue('Ternes'), 200],
          [atVenue('Louise'), 404],
          [[], 404],
          [[{ job: 'finance', scope: 'country', places: ['FRA'] }], 200],
        ] as [HeldJob[], number][]) {
          colleagues.jobs = jobs;
          expect([jobs, (await read(ofVenue)).status, (await read(ofRoom)).status]).toEqual([jobs, status, status]);
        }
      });

      itOnBothEngines('some venues, has their own deals of the others alone', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        expect((await world.place(claire, quoteId)).status).toBe(201);
        const body = { ownerId: nadia.userId, nextAction: '', nextDay: null, version: 0 };
        expect((await world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, nadia, { body })).status).toBe(200);
        const own = await addressOf({ kind: 'owner', id: nadia.userId });
        const countFor = async (jobs: HeldJob[]) => {
          colleagues.jobs = jobs;
          return entriesOf((await read(own)).text).size;
        };
        expect(await countFor(atVenue('Ternes'))).toBeGreaterThan(0);
        expect(await countFor(atVenue('Louise'))).toBe(0);
      });
    });

    describe('who may', () => {
      it('make, list and revoke: staff theirs, administrators all, customers none', async () => {
        const { feed } = (await make()).body;
        expect((await make({}, claire)).status).toBe(403);
        expect(await list(louis)).toEqual([]);
        expect((await world.send('DELETE', `/api/desk/feeds/${feed.feedId}`, louis)).status).toBe(404);
        expect(await list(admin)).toEqual([feed]);
        expect((await world.send('DELETE', `/api/desk/feeds/${feed.feedId}`, admin)).status).toBe(204);
      });

      it.each([
        ['venue', 'nowhere'],
        ['room', 'Louise-P'],
        ['owner', claire.userId],
        ['scientist', 'nobody@comet.example'],
      ])('a feed of a %s that is none is refused', async (kind, id) => {
        expect(await make({ kind, id })).toMatchObject({ status: 400, body: { errors: { id: 'invalid_value' } } });
      });

      it(`one person has ${mostFeeds} at most`, async () => {
        for (let made = 0; made < mostFeeds; made++) expect((await make()).status).toBe(201);
        expect((await make()).status).toBe(409);
        expect((await make({}, louis)).status).toBe(201);
      });
    });
  },
  undefined,
  { findColleague },
);
