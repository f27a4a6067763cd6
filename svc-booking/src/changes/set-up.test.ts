import { changePreview } from '@plenary/contracts/changes.schemas';
import { supplementsChanged } from '@plenary/contracts/events';
import type { SearchDay } from '@plenary/contracts/search';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { claire, halfDay, hugo, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { noAddons } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L13, L15, L17–L19, L29.

const stays = { from: tuesday, to: tuesday, pax: 24 };
const group = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
const withGroups = (count: number): SearchDay[] => [
  { ...(oneDay[0] as SearchDay), subcommittees: Array.from({ length: count }, () => group) },
];

onEachSignatureWorld((world) => {
  const { confirmed, preview, change, quoteOfDeal } = changeVerbs(world);
  const asSurvey = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-survey' })) };
    return world.app.request(path, { method, headers, body: JSON.stringify(body) });
  };
  const seats = async () =>
    (await world.deps.database.read.select().from(world.deps.tables.lunchClaim)).map((claim) => `${claim.day} ${claim.seats}`).sort();
  const applied = async (dealId: string, { body }: Awaited<ReturnType<typeof change>>) => {
    if (body.change.level === 'signature') await world.prepareAndSign(claire, body.change.amendmentId);
    return quoteOfDeal(claire, dealId);
  };

  describe('rooms of a confirmed booking', () => {
    itOnBothEngines('another one is taken for a new group, at the price of its size today', async () => {
      const dealId = await confirmed(claire, oneDay);
      const asked = [{ ...stays, subcommittees: [group] }];
      const { after, level, obstacle } = changePreview.parse((await preview(claire, dealId, asked)).body);
      expect(obstacle).toBeNull();
      expect(after?.rooms.map(({ place, roomName }) => [place, roomName])).toEqual([
        ['plenary', 'P'],
        ['subcommittee', 'A'],
      ]);
      expect(after?.items.map(({ code, quantity }) => [code, quantity])).toEqual([
        ['AMPM', 24],
        ['Petite', 1],
      ]);
      expect(level).toBe('signature');
      const quote = await applied(dealId, await change(claire, dealId, asked));
      expect(quote.days[0].subcommittees).toEqual([group]);
      expect(await world.claims()).toEqual(
        ['A', 'P'].flatMap((room) => [`Ternes-${room} ${tuesday} AM 1`, `Ternes-${room} ${tuesday} PM 1`]),
      );
    });

    itOnBothEngines('one that is given up is free once that is signed, and costs its share of the price', async () => {
      const dealId = await confirmed(claire, withGroups(2));
      const given = (await quoteOfDeal(claire, dealId)).rooms.map(({ roomName }: { roomName: string }) => roomName);
      expect(given).toEqual(['P', 'B', 'A']);
      const asked = [{ ...stays, subcommittees: [{ ...group, from: 1 }] }];
      const { body } = await preview(claire, dealId, asked);
      expect(body).toMatchObject({ level: 'signature', fee: { base: -body.difference.excludingVat, percent: 50 } });
      // The other group keeps its room and its price, though it is the first one now.
      expect(body.after.rooms).toMatchObject([{ roomName: 'P' }, { place: 'subcommittee', index: 0, roomName: 'A' }]);
      expect(body.after.items.map(({ code }: { code: string }) => code)).toEqual(['AMPM', 'Petite']);
      const quote = await applied(dealId, await change(claire, dealId, asked));
      expect(quote.days[0].subcommittees).toHaveLength(1);
      expect((await world.claims()).filter((slot) => slot.startsWith('Ternes-B'))).toEqual([]);
    });

    it('a set-up that no room has, or a group that no free room holds, is refused and said', async () => {
      const dealId = await confirmed(claire, oneDay);
      const why = async (fields: object) => {
        const { obstacle, errors } = (await preview(claire, dealId, [{ ...stays, ...fields }])).body;
        return [obstacle, errors];
      };
      expect(await why({ configuration: 'class' })).toEqual(['not-offered', { 'days.0.plenary.configuration': 'not_offered' }]);
      expect(await why({ subcommittees: [{ ...group, pax: 11 }] })).toEqual(['too-many', { 'days.0.subcommittees.0.pax': 'too_many' }]);
      expect(await why({ lunchPax: 0 })).toEqual(['not-offered', { 'days.0.lunchPax': expect.any(String) }]);
      expect(await why({ duration: 'AM', subcommittees: [group] })).toEqual([
        'not-offered',
        { 'days.0.subcommittees.0.duration': expect.any(String) },
      ]);
      expect((await preview(claire, dealId, [{ ...stays, subcommittees: [{ ...group, from: 0 }] }])).status).toBe(400);
    });
  });

  describe('half-days and lunches', () => {
    itOnBothEngines('a day that becomes a half one frees the other half, with or without its lunch', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { body } = await preview(claire, dealId, [{ ...stays, duration: 'AM' }]);
      expect(body).toMatchObject({ level: 'consent', after: { items: [{ code: 'AM+LUNCH', quantity: 24 }] } });
      expect(body.fee.base).toBe(-body.difference.excludingVat);
      await change(claire, dealId, [{ ...stays, duration: 'AM', lunchPax: 0 }]);
      expect(await world.claims()).toEqual([`Ternes-P ${tuesday} AM 1`]);
      expect(await seats()).toEqual([]);
      expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ code: 'AM', quantity: 24 }]);
    });

    itOnBothEngines('a half day that becomes a full one includes lunch and takes the other half', async () => {
      const dealId = await confirmed(claire, halfDay('AM'));
      expect(await seats()).toEqual([]);
      const quote = await applied(dealId, await change(claire, dealId, [{ ...stays, duration: 'AM, PM' }]));
      expect(quote.items).toMatchObject([{ code: 'AMPM', quantity: 24 }]);
      expect(await seats()).toEqual([`${tuesday} 24`]);
      expect(await world.claims()).toEqual([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${tuesday} PM 1`]);
    });

    it('the half that another customer has is not to be had', async () => {
      const dealId = await confirmed(claire, halfDay('AM'));
      await confirmed(hugo, halfDay('PM'));
      expect((await preview(claire, dealId, [{ ...stays, duration: 'AM, PM' }])).body.obstacle).toBe('no-room');
    });

    it('more people at lunch than in the room are guests at a price of their own, while there are seats', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { after } = (await preview(claire, dealId, [{ ...stays, lunchPax: 30 }])).body;
      expect(after.items.map(({ code, quantity }: { code: string; quantity: number }) => [code, quantity])).toEqual([
        ['AMPM', 24],
        ['BUFFET_LUNCH', 6],
      ]);
      expect((await preview(claire, dealId, [{ ...stays, lunchPax: 900 }])).body.obstacle).toBe('no-lunch');
    });
  });

  describe('add-ons', () => {
    itOnBothEngines('an afterwork takes the common space of its evening, and gives it back', async () => {
      const dealId = await confirmed(claire, oneDay);
      const addons = { ...noAddons, afterwork: true };
      const quote = await applied(dealId, await change(claire, dealId, [stays], { addons }));
      expect(quote.addons.afterwork).toBe(true);
      expect(await world.claims()).toContain(`Ternes-E ${tuesday} SOIREE 1`);
      const { body } = await preview(claire, dealId, [stays], noAddons);
      expect(body.fee).toMatchObject({ base: -body.difference.excludingVat, percent: 50 });
      await change(claire, dealId, [stays], { addons: noAddons });
      expect(await world.claims()).not.toContain(`Ternes-E ${tuesday} SOIREE 1`);
    });

    itOnBothEngines('one that the survey has agreed on is not sold again, and may be once the survey has taken it back', async () => {
      const dealId = await confirmed(claire, oneDay);
      const wish = { ...noAddons, wellness: true };
      const why = async () => {
        const { obstacle, errors } = (await preview(claire, dealId, [stays], wish)).body;
        return [obstacle, errors];
      };
      const tell = (sequence: number, addons: string[]) =>
        asSurvey('POST', '/internal/events', {
          ...{ id: `told-${sequence}`, type: supplementsChanged, aggregateId: dealId, sequence },
          payload: { quoteId: dealId, addons },
        });
      expect((await why())[0]).toBeNull();
      expect((await tell(1, ['wellness', 'facilitator'])).status).toBe(204);
      expect(await why()).toEqual(['not-offered', { 'addons.wellness': 'not_offered' }]);
      expect((await change(claire, dealId, [stays], { addons: wish })).body).toMatchObject({
        ...{ status: 400, code: 'invalid-request', errors: { 'addons.wellness': 'not_offered' } },
      });
      // A place that is claimed meanwhile does not make what was agreed on forgotten.
      expect((await asSurvey('PUT', `/internal/quotes/${dealId}/places`, { sequence: 2 })).status).toBe(204);
      expect(await why()).toEqual(['not-offered', { 'addons.wellness': 'not_offered' }]);
      expect((await tell(3, ['facilitator'])).status).toBe(204);
      expect((await why())[0]).toBeNull();
    });

    it('an evening that others have is not to be had, nor is what is the same a change', async () => {
      const dealId = await confirmed(claire, halfDay('AM'));
      await confirmed(hugo, halfDay('PM'), { afterwork: true });
      expect((await preview(claire, dealId, [stays], { ...noAddons, afterwork: true })).body.obstacle).toBe('no-evening');
      expect((await preview(claire, dealId, [stays], noAddons)).body.obstacle).toBe('unchanged');
    });
  });

  it('a day without a change keeps its rooms, lines and lunch, and staff change as customers do', async () => {
    const dealId = await confirmed(claire, twoDays);
    const { items } = await quoteOfDeal(claire, dealId);
    const asked = [stays, { from: wednesday, to: wednesday, pax: 24, subcommittees: [group] }];
    const { body } = await preview(staff, dealId, asked);
    expect(body.after.items.filter(({ date }: { date: string }) => date === tuesday)).toEqual(
      items.filter(({ date }: { date: string }) => date === tuesday),
    );
    expect(body.after.rooms).toHaveLength(4);
    expect((await change(staff, dealId, asked)).body.change).toMatchObject({ state: 'offered', level: 'consent', onBehalf: true });
  });
});
