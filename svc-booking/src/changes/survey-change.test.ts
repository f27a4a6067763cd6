import { type AgreedPeople, bookingEvent, lunchChanged, peopleAgreed, peoplePriced } from '@plenary/contracts/events';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { claire, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L19, L21, L23.

const { userId, email, firstname, lastname } = staff;
const pricedBy = { userId, email, firstname, lastname };

onEachSignatureWorld((world) => {
  const { confirmed, change, changesOf, quoteOfDeal } = changeVerbs(world);
  const send = async (event: { type: string; aggregateId: string; sequence: number; payload: object }) => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const body = JSON.stringify({ id: `${event.type}-${event.aggregateId}-${event.sequence}`, ...event });
    return (await world.app.request('/internal/events', { method: 'POST', headers, body })).status;
  };
  const tell = (quoteId: string, sequence: number, day: Partial<AgreedPeople['days'][number]>, told: Partial<AgreedPeople> = {}) => {
    const payload = { quoteId, days: [{ day: tuesday, pax: 24, was: 24, ...day }], pricedBy, ...told };
    return send({ type: peopleAgreed, aggregateId: quoteId, sequence, payload });
  };
  const answer = (dealId: string, changeId: string, verb: 'agree' | 'decline') =>
    world.send('POST', `/api/deals/${dealId}/changes/${changeId}/${verb}`, claire);
  const agreedFor = async () =>
    (await world.deps.database.read.select().from(world.deps.tables.booking)).find(({ status }) => status === 'confirmed')?.agreedPeople;
  const toldOf = async (type: string) => {
    const { database } = world.deps;
    return (await database.read.select().from(kitTables(database.dialect).outbox)).filter((event) => event.type === type);
  };
  const sheet = async () => (await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/bookings`, staff)).body.events?.[0];

  describe('people of an accepted survey', () => {
    itOnBothEngines('are offered at the price of the quote for them, once, and count in the lists until then', async () => {
      const dealId = await confirmed(claire, oneDay);
      const before = await quoteOfDeal(claire, dealId);
      expect(await tell(dealId, 4, { pax: 25, lunchPax: 25 })).toBe(204);
      expect(await tell(dealId, 4, { pax: 25, lunchPax: 25 })).toBe(204);
      const changes = await changesOf(claire, dealId);
      expect(changes).toMatchObject([{ state: 'offered', level: 'consent', fromSurvey: true, onBehalf: true }]);
      const [{ unitPrice }] = before.items;
      expect(changes[0].difference.excludingVat).toBe(Math.round(unitPrice * 1.03));
      expect(await agreedFor()).toMatchObject({ sequence: 4, isPriceOpen: true });
      const asked = (await world.mails()).find(({ subject }) => /votre accord$/.test(subject));
      expect(asked?.text).toContain('Un supplément convenu avec votre logistique');
      expect((await quoteOfDeal(claire, dealId)).totalIncludingVatPrice).toBe(before.totalIncludingVatPrice);
      expect((await answer(dealId, changes[0].changeId, 'agree')).status).toBe(200);
      const after = await quoteOfDeal(claire, dealId);
      expect(after.items).toMatchObject([{ code: 'AMPM', quantity: 25, unitPrice }]);
      expect(after.totalIncludingVatPrice).toBe(before.totalIncludingVatPrice + changes[0].difference.includingVat);
      expect(await agreedFor()).toMatchObject({ sequence: 4, days: [] });
      const told = await toldOf('booking.changed');
      expect(told.map(({ payload }) => bookingEvent.parse(payload).causedBy)).toEqual(['survey:4']);
    });

    // Lifecycle L19.
    itOnBothEngines(
      'that the customer agreed to on the phone are priced at once, with the note of staff; what is signed is offered all the same',
      async () => {
        const dealId = await confirmed(claire, oneDay);
        const consent = { note: 'Claire on the phone, 28 November', client: 'client-group' };
        await tell(dealId, 4, { pax: 25, lunchPax: 25 }, { consent });
        const [change] = await changesOf(claire, dealId);
        expect(change).toMatchObject({ state: 'applied', level: 'consent', consent: { by: 'staff', note: consent.note } });
        expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ quantity: 25 }]);
        expect((await agreedFor())?.isPriceOpen).toBeUndefined();
        const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
        expect(entries[0]).toMatchObject({ action: 'booking-changed', by: { userId } });
        expect(entries[0].changes).toContainEqual({ field: 'consent', from: null, to: consent.note });
        await tell(dealId, 6, { pax: 38, was: 25 }, { consent });
        expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'offered', level: 'signature' });
      },
    );

    itOnBothEngines('that cost more than a click agrees to are an amendment to sign, which another acceptance replaces', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 38 });
      await tell(dealId, 6, { pax: 30, was: 38 });
      const changes = await changesOf(claire, dealId);
      expect(changes).toMatchObject([
        { state: 'offered', level: 'signature', after: { items: [{ quantity: 30 }] } },
        { state: 'withdrawn', after: { items: [{ quantity: 38 }] } },
      ]);
      expect((await world.prepareAndSign(claire, changes[0].amendmentId)).status).toBe(201);
      expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ quantity: 30 }]);
    });

    itOnBothEngines('of an afterwork and a team building are priced as theirs, and stay where the plenary changes later', async () => {
      const dealId = await confirmed(claire, oneDay, { afterwork: true, teambuilding: true });
      const quantities = async () => {
        const { items } = await quoteOfDeal(claire, dealId);
        return Object.fromEntries(items.map(({ code, quantity }: { code: string; quantity: number }) => [code, quantity]));
      };
      await tell(dealId, 4, { addonPax: { afterwork: 60, teambuilding: 24 } });
      const [change1] = await changesOf(claire, dealId);
      expect(change1).toMatchObject({ state: 'offered', level: 'signature' });
      expect(await agreedFor()).toMatchObject({ isPriceOpen: true });
      expect((await world.prepareAndSign(claire, change1.amendmentId)).status).toBe(201);
      expect(await quantities()).toEqual({ AMPM: 24, AFTERWORK: 60, TEAMBUILDING: 24 });
      expect(await toldOf('booking.changed')).toMatchObject([{ payload: { days: [{ addonPax: { afterwork: 60 } }] } }]);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 23 }]);
      expect(await quantities()).toEqual({ AMPM: 23, AFTERWORK: 60, TEAMBUILDING: 23 });
    });

    itOnBothEngines('that are fewer lower the price at once, within the tenth that is free', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 22 });
      expect(await changesOf(claire, dealId)).toMatchObject([{ state: 'applied', level: 'notice', fromSurvey: true }]);
      expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ quantity: 22 }]);
    });

    itOnBothEngines('are those of before where the customer declines, and can be agreed on anew', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 25 });
      const [{ changeId }] = await changesOf(claire, dealId);
      expect((await answer(dealId, changeId, 'decline')).status).toBe(200);
      expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ quantity: 24 }]);
      expect(await agreedFor()).toEqual({ sequence: 4, days: [] });
      expect((await toldOf(peoplePriced)).map(({ payload }) => payload)).toEqual(
        ['offered', 'declined'].map((state) => ({ quoteId: dealId, surveyRevision: 4, state })),
      );
      expect(await sheet()).toMatchObject({ isPriceOpen: false, days: [{ rooms: [{ pax: 24 }] }] });
      await tell(dealId, 6, { pax: 25 });
      const again = await changesOf(claire, dealId);
      expect(again.map(({ state }: { state: string }) => state)).toEqual(['offered', 'declined']);
      expect(await sheet()).toMatchObject({ isPriceOpen: true, days: [{ rooms: [{ pax: 25 }] }] });
      await answer(dealId, again[0].changeId, 'agree');
      expect(await sheet()).toMatchObject({ isPriceOpen: false, days: [{ rooms: [{ pax: 25 }] }] });
    });

    it('that replace others before the customer has agreed go back to those of the booking, not to the others', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 30 });
      await tell(dealId, 6, { pax: 31, was: 30 });
      const [{ changeId }] = await changesOf(claire, dealId);
      await answer(dealId, changeId, 'decline');
      expect(await agreedFor()).toEqual({ sequence: 6, days: [] });
    });

    it('keep the price where nobody has them priced, as from an older svc-survey, or where no line of the quote differs', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 38, was: undefined }, { pricedBy: undefined });
      expect(await agreedFor()).toMatchObject({ days: [{ pax: 38 }] });
      await tell(dealId, 5, { was: 38, lunchPax: 20 });
      expect(await changesOf(claire, dealId)).toEqual([]);
      expect(await agreedFor()).not.toHaveProperty('isPriceOpen');
    });

    itOnBothEngines('that are those of the booking again settle what waited for the customer, and the survey hears of it', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 30 });
      await tell(dealId, 6, { pax: 24, was: 30 });
      expect(await changesOf(claire, dealId)).toMatchObject([{ state: 'withdrawn' }]);
      expect((await agreedFor())?.isPriceOpen).toBeUndefined();
      const told = (await toldOf('booking.changed')).map(({ payload }) => bookingEvent.parse(payload));
      expect(told).toMatchObject([{ causedBy: 'survey:6', days: [{ plenary: { pax: 24 } }] }]);
    });

    it('wait for staff where they were agreed on beside another change, or one waits for the customer', async () => {
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 23 }]);
      await tell(dealId, 4, { pax: 30, was: 24 });
      expect((await changesOf(claire, dealId)).length).toBe(1);
      expect(await agreedFor()).toMatchObject({ isPriceOpen: true });
      await change(staff, dealId, [{ from: tuesday, to: tuesday, pax: 40 }]);
      await tell(dealId, 5, { pax: 31, was: 30 });
      expect((await changesOf(claire, dealId)).map(({ state }: { state: string }) => state)).toEqual(['offered', 'applied']);
    });

    itOnBothEngines('that waited behind another change are priced once that one is declined, by the staff who accepted them', async () => {
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 38 }]);
      await tell(dealId, 4, { pax: 25, lunchPax: 25 });
      const [waiting, ...none] = await changesOf(claire, dealId);
      expect([waiting.state, none]).toEqual(['offered', []]);
      expect((await answer(dealId, waiting.changeId, 'decline')).status).toBe(200);
      await world.post();
      await world.post();
      const [priced] = await changesOf(claire, dealId);
      expect(priced).toMatchObject({ state: 'offered', level: 'consent', fromSurvey: true, onBehalf: true });
      expect(await agreedFor()).toMatchObject({ sequence: 4, isPriceOpen: true });
      expect((await answer(dealId, priced.changeId, 'agree')).status).toBe(200);
      expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ code: 'AMPM', quantity: 25 }]);
      expect(await agreedFor()).toMatchObject({ sequence: 4, days: [] });
    });

    itOnBothEngines('that waited behind another change go back where the customer declines their price as well', async () => {
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 38 }]);
      await tell(dealId, 4, { pax: 25, lunchPax: 25 });
      await answer(dealId, (await changesOf(claire, dealId))[0].changeId, 'decline');
      await world.post();
      expect((await answer(dealId, (await changesOf(claire, dealId))[0].changeId, 'decline')).status).toBe(200);
      expect(await agreedFor()).toEqual({ sequence: 4, days: [] });
      expect((await toldOf(peoplePriced)).at(-1)?.payload).toMatchObject({ state: 'declined', surveyRevision: 4 });
    });

    itOnBothEngines('that wait for their price go with a booking that is cancelled', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 25, lunchPax: 25 });
      expect(await agreedFor()).toMatchObject({ isPriceOpen: true });
      const path = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${path}/preview`, staff, { body: {} })).body;
      expect((await world.send('POST', path, staff, { body: { revision, previewHash, reason: 'dates' } })).status).toBe(201);
      await world.post();
      const again = { revision: revision + 1, reason: 'Erreur' };
      expect((await world.send('POST', `/api/deals/${dealId}/reinstatement`, staff, { body: again })).status).toBe(201);
      expect(await agreedFor()).toEqual({ sequence: 4, days: [] });
      expect((await changesOf(claire, dealId)).map(({ state }: { state: string }) => state)).toEqual(['withdrawn']);
    });

    itOnBothEngines('are previewed as an acceptance prices them, in place of what an earlier one has offered', async () => {
      const dealId = await confirmed(claire, oneDay);
      await tell(dealId, 4, { pax: 30 });
      const day = { from: tuesday, to: tuesday };
      const previewed = async (pax: number, forSurvey?: true) =>
        (await world.send('POST', `/api/deals/${dealId}/changes/preview`, staff, { body: { days: [{ ...day, pax }], forSurvey } })).body;
      expect((await previewed(31)).obstacle).toBe('change-open');
      expect(await previewed(31, true)).toMatchObject({ obstacle: null, level: 'signature', after: { items: [{ quantity: 31 }] } });
      expect((await previewed(24, true)).obstacle).toBe('unchanged');
      const [{ changeId }] = await changesOf(claire, dealId);
      await answer(dealId, changeId, 'decline');
      await change(staff, dealId, [{ ...day, pax: 40 }]);
      expect((await previewed(31, true)).obstacle).toBe('change-open');
    });

    // Lifecycle L17, L23.
    itOnBothEngines('that eat elsewhere take no seats of the day that their booking moves to', async () => {
      const dealId = await confirmed(claire, oneDay);
      const payload = { quoteId: dealId, day: tuesday, seated: null };
      expect(await send({ type: lunchChanged, aggregateId: `${dealId} ${tuesday}`, sequence: 1, payload })).toBe(204);
      expect((await change(staff, dealId, [{ from: tuesday, to: wednesday, pax: 24 }])).status).toBe(201);
      const [{ amendmentId }] = await changesOf(claire, dealId);
      expect((await world.prepareAndSign(claire, amendmentId)).status).toBe(201);
      const { database, tables } = world.deps;
      expect(await database.read.select().from(tables.lunchClaim)).toEqual([]);
    });
  });
});
