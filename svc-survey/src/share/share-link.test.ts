import type { ActorClaims } from '@plenary/service-kit/actor';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { contactBody, fillIn, roomBody, surveyOf } from '../testing/survey-answers.ts';
import { claire, hugo, staff } from '../testing/survey-world.ts';

// Covers L-H06–L-H10.

const otherQuote = '00000000-0000-4000-8000-00000000a002';

onEachSurveyWorld((world) => {
  const path = (eventId: string, rest = '') => `/api/meeting-events/${eventId}/customer-survey/share-link${rest}`;
  const share = async (eventId: string): Promise<string> => {
    const { body } = await world.send('POST', path(eventId), claire);
    return shareTokenOf(body.url);
  };
  const openWith = (eventId: string, token: string, from: ActorClaims | null = null) =>
    world.send('POST', path(eventId, '/open'), from, { body: { token } });
  /** The cookie that a browser keeps of opening a link. */
  const cookieOf = async (eventId: string, token: string): Promise<string> =>
    (await openWith(eventId, token)).headers.get('set-cookie')?.split(';')[0] ?? '';

  describe('a share link', () => {
    itOnBothEngines('lets a person without an account complete that survey, to its end', async () => {
      const eventId = await world.eventOf();
      const cookie = await cookieOf(eventId, await share(eventId));
      const guest = surveyOf(world, eventId, { user: null, cookie });
      expect((await guest.get()).body).toMatchObject({ eventId, isOwner: false });
      expect((await guest.put('contact', { ...contactBody, firstname: 'Paul' })).status).toBe(200);
      expect((await guest.put('day/0/plenary/0', roomBody)).status).toBe(200);
      expect((await guest.get('summary')).status).toBe(200);
      expect((await guest.validate()).body).toEqual({ status: 'DONE', hasWarning: false });
      expect((await surveyOf(world, eventId).get('contact')).body.firstname).toBe('Paul');
      const { history } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      expect(history).toMatchObject([{ kind: 'saved', by: 'share-link' }]);
    });

    it('works for another signed-in customer too', async () => {
      const eventId = await world.eventOf();
      const cookie = await cookieOf(eventId, await share(eventId));
      expect((await surveyOf(world, eventId, { user: hugo, cookie }).get()).body.isOwner).toBe(false);
      expect((await surveyOf(world, eventId, { user: claire, cookie }).get()).body.isOwner).toBe(true);
    });

    it('gives that survey only: not the list, the event, its quote, its calendar, another survey, nor the link itself', async () => {
      const eventId = await world.eventOf();
      const other = await world.eventOf({ quoteId: otherQuote });
      const token = await share(eventId);
      const cookie = await cookieOf(eventId, token);
      const { quoteId } = makeBooking();
      for (const address of ['', `/${eventId}`, `/${eventId}/quotes/${quoteId}`, `/${eventId}/event.ics`]) {
        expect([address, (await world.send('GET', `/api/meeting-events${address}`, null, { cookie })).status]).toEqual([address, 401]);
      }
      expect((await surveyOf(world, other, { user: null, cookie }).get()).status).toBe(404);
      expect((await surveyOf(world, other, { user: null, cookie }).put('day/0/plenary/0', roomBody)).status).toBe(404);
      expect((await openWith(other, token)).status).toBe(404);
      expect((await world.send('POST', path(eventId), null, { cookie })).status).toBe(401);
      expect((await world.send('DELETE', path(eventId), null, { cookie })).status).toBe(401);
    });

    it('shows no price of an add-on, which the owner of the survey sees', async () => {
      const addonPrices = [{ addon: 'facilitator' as const, excludingVat: 41_200, includingVat: 49_440 }];
      const eventId = await world.eventOf({ addonPrices });
      const cookie = await cookieOf(eventId, await share(eventId));
      const guest = surveyOf(world, eventId, { user: null, cookie });
      expect((await guest.get('upsell')).text).not.toContain('41200');
      await surveyOf(world, eventId).put('upsell', { version: 0, afterwork: true });
      const stale = await guest.put('upsell', { version: 0, facilitator: true });
      expect([stale.status, stale.text.includes('41200')]).toEqual([409, false]);
      expect((await surveyOf(world, eventId).get('upsell')).text).toContain('41200');
    });

    it('leaves the price of a lunch outside to the owner, who is asked for it', async () => {
      const eventId = await world.eventOf({ lunchOutsidePrices: [{ day: '2026-10-06', excludingVat: 1_000, vatPercent: 10 }] });
      const guest = surveyOf(world, eventId, { user: null, cookie: await cookieOf(eventId, await share(eventId)) });
      await guest.put('day/0/plenary/0', roomBody);
      await guest.put('day/0/lunch', { pax: 61, service: 'meal_trays' });
      expect((await guest.get('summary')).body.lunchCharges).toBeUndefined();
      await guest.validate();
      const { revision } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision } });
      const { supplements, proposedCharges } = (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
      expect([supplements, proposedCharges]).toEqual([[], [expect.objectContaining({ excludingVat: 61_000, includingVat: 67_100 })]]);
    });

    it('neither orders nor gives up an add-on, which is the owner’s decision; comments are open to every editor', async () => {
      const eventId = await world.eventOf({ addonPrices: [{ addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 }] });
      const cookie = await cookieOf(eventId, await share(eventId));
      const owner = surveyOf(world, eventId);
      for (const user of [null, hugo]) {
        const guest = surveyOf(world, eventId, { user, cookie });
        for (const addon of ['facilitator', 'wellness']) {
          expect((await guest.put('upsell', { [addon]: true, comment: '' })).body).toMatchObject({ status: 403, code: 'forbidden' });
        }
      }
      expect((await owner.get('upsell')).body).toMatchObject({ version: 0, isSaved: false });
      expect((await owner.put('upsell', { facilitator: true, comment: '' })).status).toBe(200);
      const guest = surveyOf(world, eventId, { user: null, cookie });
      expect((await guest.put('upsell', { comment: 'Sans facilitateur' })).status).toBe(403);
      const { version, status } = (await guest.put('upsell', { facilitator: true, comment: 'Un facilitateur bilingue' })).body;
      expect([version, status]).toEqual([2, 'TODO']);
      expect((await owner.get('upsell')).body).toMatchObject({ comment: 'Un facilitateur bilingue', version: 2 });
      expect((await owner.get('summary')).body.upsell.asked.value).toEqual(['facilitator']);
    });

    it('reads no charge and answers none, with another customer’s session neither', async () => {
      const eventId = await world.eventOf();
      const cookie = await cookieOf(eventId, await share(eventId));
      await fillIn(world, eventId, { pax: 30 });
      await surveyOf(world, eventId).validate();
      const { revision } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      const charge = { label: 'Deux micros', excludingVat: 8_000 };
      await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision, charge } });
      const [{ id }] = (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.proposedCharges;
      for (const agrees of [true, false]) {
        const answer = (user: typeof hugo | null) =>
          world.send('PUT', `/api/meeting-events/${eventId}/charges/${id}/answer`, user, { body: { agrees }, cookie });
        expect([(await answer(null)).status, (await answer(hugo)).status]).toEqual([401, 404]);
      }
      const summary = await surveyOf(world, eventId, { user: null, cookie }).get('summary');
      expect([summary.status, summary.text.includes(charge.label)]).toEqual([200, false]);
      expect((await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.proposedCharges).toHaveLength(1);
    });

    it('is the same when asked for again, and another after it was revoked', async () => {
      const eventId = await world.eventOf();
      const token = await share(eventId);
      expect(await share(eventId)).toBe(token);
      expect((await world.send('DELETE', path(eventId), claire)).status).toBe(204);
      const next = await share(eventId);
      expect(next).not.toBe(token);
      expect([(await openWith(eventId, token)).status, (await openWith(eventId, next)).status]).toEqual([404, 200]);
    });

    itOnBothEngines('ends at once when it is revoked, in browsers that opened it too', async () => {
      const eventId = await world.eventOf();
      const cookie = await cookieOf(eventId, await share(eventId));
      const guest = surveyOf(world, eventId, { user: null, cookie });
      expect((await guest.get()).status).toBe(200);
      await world.send('DELETE', path(eventId), claire);
      expect((await guest.get()).status).toBe(404);
      expect((await guest.put('day/0/plenary/0', roomBody)).status).toBe(404);
      expect((await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.sharedSince).toBeNull();
    });

    it('ends with the event', async () => {
      const eventId = await world.eventOf();
      const token = await share(eventId);
      const cookie = await cookieOf(eventId, token);
      world.clock.now = Date.UTC(2026, 9, 6, 21, 59);
      expect((await surveyOf(world, eventId, { user: null, cookie }).get()).status).toBe(200);
      world.clock.now = Date.UTC(2026, 9, 6, 22);
      expect((await surveyOf(world, eventId, { user: null, cookie }).get()).status).toBe(404);
      expect((await openWith(eventId, token)).status).toBe(404);
      expect((await surveyOf(world, eventId).get()).status).toBe(200);
    });

    it('is stored as a hash only', async () => {
      const eventId = await world.eventOf();
      const token = await share(eventId);
      const { database, tables } = world.deps;
      const links = await database.read.select().from(tables.shareLink);
      expect(links).toHaveLength(1);
      expect(JSON.stringify(links)).not.toContain(token);
      expect(token).toMatch(/^[\w-]{43}$/);
    });

    it('sets a cookie that scripts cannot read, for the calls of that survey until its event ends', async () => {
      const eventId = await world.eventOf();
      const opened = await openWith(eventId, await share(eventId));
      expect(opened.body).toEqual({ expiresAt: '2026-10-06T22:00:00.000Z' });
      const cookie = opened.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toContain(`; Path=/api/meeting-events/${eventId}/customer-survey;`);
      expect(cookie).toContain(`; Max-Age=${(Date.UTC(2026, 9, 6, 22) - world.clock.now) / 1_000};`);
    });

    it('is not given while the survey is closed, nor to another customer', async () => {
      const eventId = await world.eventOf();
      expect((await world.send('POST', path(eventId), hugo)).status).toBe(404);
      expect((await world.send('DELETE', path(eventId), hugo)).status).toBe(404);
      await world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk: true } });
      expect((await world.send('POST', path(eventId), claire)).body).toMatchObject({ status: 409, code: 'survey-closed' });
    });

    it('cannot be found by trying, from all addresses of an IPv6 network either', async () => {
      const eventId = await world.eventOf();
      const statuses: number[] = [];
      const from = (attempt: number) => ({ kind: 'visitor', address: `2001:db8:5:6::${attempt.toString(16)}` }) as const;
      for (let attempt = 0; attempt < 65; attempt++) statuses.push((await openWith(eventId, `guess-${attempt}`, from(attempt))).status);
      expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
      expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
      const { throttle } = kitTables(world.deps.database.dialect);
      expect(await world.deps.database.read.select().from(throttle)).toHaveLength(1);
    });
  });
});
