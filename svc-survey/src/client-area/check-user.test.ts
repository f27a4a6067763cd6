import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { claireId } from '../testing/make-booking.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { claire, hugo, type SurveyWorld } from '../testing/survey-world.ts';
import type { AccountState } from './accounts.ts';

// Covers B-J19, B-J26, B-X23–B-X26, L-K28–L-K29.

const account = { state: 'active' as AccountState };
const mailed: [string, string][] = [];
const accounts = {
  stateOf: async () => account.state,
  mailPasswordLink: async (email: string, redirectUrl: string) => void mailed.push([email, redirectUrl]),
};

const contactOf = async ({ deps: { database, tables } }: SurveyWorld): Promise<string> => {
  const [row] = await database.read.select().from(tables.customer).where(eq(tables.customer.userId, claireId));
  return row?.salesforceId ?? '';
};

onEachSurveyWorld(
  (world) => {
    beforeEach(() => {
      account.state = 'active';
      mailed.length = 0;
    });
    const check = (contact: string, query: Record<string, string> = {}, user: typeof claire | null = null) =>
      world.send('GET', `/api/meeting-events/${contact}/check-user?${new URLSearchParams(query)}`, user);
    const shareOf = async (eventId: string): Promise<string> => {
      const { body } = await world.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire);
      return shareTokenOf(body.url);
    };
    const email = claire.email;
    const masked = 'c•••@atelier-nord.example';

    // Covers L-I01.
    describe('a mailed link to an event', () => {
      itOnBothEngines('leads the person meant, signed in, to their own area', async () => {
        const eventId = await world.eventOf();
        const { status, body } = await check(await contactOf(world), { eventId }, claire);
        expect([status, body]).toEqual([200, { nextStep: 'PROFILE', email, surveyUrl: `/survey/${eventId}`, _links: {} }]);
        expect((await check(await contactOf(world), {}, claire)).body).toEqual({ nextStep: 'PROFILE', email, _links: {} });
      });

      it('leads a user signed in with another address to the survey, only if the link itself shares it', async () => {
        const eventId = await world.eventOf();
        const contact = await contactOf(world);
        expect((await check(contact, { eventId }, hugo)).body).toEqual({ nextStep: 'LOGIN', email: masked, _links: {} });
        const share = await shareOf(eventId);
        expect((await check(contact, { eventId, share }, hugo)).body).toEqual({
          nextStep: 'LOGIN',
          email: masked,
          surveyUrl: `/survey/${eventId}#share=${share}`,
          _links: {},
        });
        expect((await check(contact, { eventId, share: 'guessed' }, hugo)).body).not.toHaveProperty('surveyUrl');
        const inBody = await world.send('POST', `/api/meeting-events/${contact}/check-user`, hugo, { body: { eventId, share } });
        expect(inBody).toMatchObject({ status: 200, body: (await check(contact, { eventId, share }, hugo)).body });
      });

      // Covers B-J26, L-K28–L-K29.
      it('leads a visitor to sign in, to choose a first password, or to sign up', async () => {
        const eventId = await world.eventOf();
        const contact = await contactOf(world);
        expect((await check(contact, { eventId })).body).toEqual({ nextStep: 'LOGIN', email: masked, _links: {} });
        account.state = 'unknown';
        expect((await check(contact, { eventId })).body.nextStep).toBe('LOGIN');
        account.state = 'none';
        expect((await check(contact, { eventId })).body).toEqual({ nextStep: 'SIGNIN', email: masked, _links: {} });
        account.state = 'inactive';
        expect((await check(contact, { eventId })).body).toEqual({
          nextStep: 'PASSWORD_CREATION',
          email: masked,
          _links: {
            createPasswordWithKnownUser: {
              method: 'POST',
              href: `/api/meeting-events/${contact}/create-password`,
              payload: { userSalesforceId: contact, email: masked, userAlreadyExists: true },
            },
          },
        });
      });

      it('shows the full address to nobody but the person meant', async () => {
        const eventId = await world.eventOf();
        const contact = await contactOf(world);
        for (const state of ['active', 'inactive', 'none', 'unknown'] as const) {
          account.state = state;
          for (const user of [null, hugo]) expect(JSON.stringify((await check(contact, { eventId }, user)).body)).not.toContain(email);
        }
      });

      it('in an invitation carries the share link, for any reader it is forwarded to', async () => {
        const eventId = await world.eventOf();
        const [invitation] = world.mails;
        const address = /https:\/\/book\.example(\/profile\/events\/\S+)/.exec(invitation?.text ?? '')?.[1] ?? '';
        const url = new URL(address, 'https://book.example');
        expect(url.pathname).toBe(`/profile/events/${await contactOf(world)}/check-user`);
        expect([...url.searchParams.keys()]).toEqual(['eventId']);
        const share = shareTokenOf(url);
        const { body } = await check(await contactOf(world), { ...Object.fromEntries(url.searchParams), share });
        expect(body.surveyUrl).toBe(`/survey/${eventId}#share=${share}`);
      });

      it('is invalid for an unknown or malformed id, another customer’s event, and an ended one', async () => {
        const eventId = await world.eventOf();
        const contact = await contactOf(world);
        const foreign = await world.eventOf({
          quoteId: '00000000-0000-4000-8000-00000000a002',
          customer: { userId: hugo.userId, email: hugo.email, firstname: 'Hugo', lastname: 'L', phone: '', companyName: 'GC', lang: 'fr' },
        });
        for (const id of ['003000000000000', 'abc', 'abcdefghijklmno', '003%27%20OR%201=1']) expect((await check(id)).status).toBe(404);
        for (const event of [foreign, '00U000000000000', 'x']) expect((await check(contact, { eventId: event })).status).toBe(404);
        world.clock.now = Date.UTC(2026, 9, 7);
        expect((await check(contact, { eventId }, claire)).status).toBe(404);
      });

      it('takes its id with 18 characters too', async () => {
        await world.eventOf();
        expect((await check(`${await contactOf(world)}AAA`, {}, claire)).body.nextStep).toBe('PROFILE');
      });

      it('cannot be found by trying', async () => {
        await world.eventOf();
        const statuses: number[] = [];
        for (let attempt = 0; attempt < 62; attempt++) statuses.push((await check(`0030000000000${10 + attempt}`)).status);
        expect(statuses.slice(59)).toEqual([404, 429, 429]);
      });

      itOnBothEngines('cannot be found by trying it with both calls from all addresses of one IPv6 network', async () => {
        await world.eventOf();
        const statuses: number[] = [];
        for (let attempt = 0; attempt < 62; attempt++) {
          const id = `0030000000000${10 + attempt}`;
          const visitor = { kind: 'visitor', address: `2001:db8:5:6::${attempt.toString(16)}` } as const;
          const path = `/api/meeting-events/${id}`;
          const body = { userSalesforceId: id, email, userAlreadyExists: true };
          const answer = await (attempt % 2 === 0
            ? world.send('GET', `${path}/check-user`, visitor)
            : world.send('POST', `${path}/create-password`, visitor, { body }));
          statuses.push(answer.status);
        }
        expect(statuses).toEqual([...Array(60).fill(404), 429, 429]);
      });
    });

    describe('asking for the mail with which a password is chosen', () => {
      itOnBothEngines('has it sent to the address of the link, and to no other', async () => {
        await world.eventOf();
        const userSalesforceId = await contactOf(world);
        const ask = (body: object) => world.send('POST', `/api/meeting-events/${userSalesforceId}/create-password`, null, { body });
        const payload = { userSalesforceId, email, userAlreadyExists: true };
        expect((await ask(payload)).status).toBe(204);
        expect((await ask({ ...payload, email: masked })).status).toBe(204);
        expect(mailed).toEqual([
          [email, '/profile/events'],
          [email, '/profile/events'],
        ]);
        expect((await ask({ ...payload, email: 'mallory@evil.example' })).status).toBe(404);
        expect(mailed).toHaveLength(2);
      });
    });
  },
  { accounts },
);
