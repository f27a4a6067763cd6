import { changePreview } from '@plenary/contracts/changes.schemas';
import { formatEuros } from '@plenary/contracts/format';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { remindOptions } from '../options/remind-options.ts';
import { claire, day, hugo, noor, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L3–L7, L17–L21, L25, L32.

const admin = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'admin@comet.example', role: 'admin' });
const thursday = '2026-10-08';

onEachSignatureWorld((world) => {
  const { confirmed, preview, change, changesOf, quoteOfDeal } = changeVerbs(world);
  const at = (instant: string) => {
    world.clock.now = Date.parse(instant);
  };

  describe('the preview of a change', () => {
    itOnBothEngines('tells rooms, lines and totals before and after, and writes nothing', async () => {
      const dealId = await confirmed(claire, oneDay);
      const [claims, quote] = [await world.claims(), await quoteOfDeal(claire, dealId)];
      const { status, body } = await preview(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }]);
      expect(status).toBe(200);
      const { before, after, difference, level, obstacle, offeredUntil } = changePreview.parse(body);
      expect(obstacle).toBeNull();
      expect(before).toMatchObject({ totalIncludingVatPrice: quote.totalIncludingVatPrice, items: quote.items });
      expect(after?.days).toMatchObject([{ date: thursday, lunchPax: 38, plenary: { pax: 38 } }]);
      expect(after?.rooms).toEqual([{ day: thursday, place: 'plenary', index: 0, roomName: 'P' }]);
      expect(after?.items).toMatchObject([{ code: 'AMPM', date: thursday, quantity: 38 }]);
      expect(difference?.includingVat).toBe((after?.totalIncludingVatPrice ?? 0) - before.totalIncludingVatPrice);
      expect(difference?.includingVat).toBeGreaterThan(0);
      expect(level).toBe('signature');
      expect(offeredUntil).toBe('2026-09-21T08:00:00.000Z');
      expect(await world.claims()).toEqual(claims);
      expect(await quoteOfDeal(claire, dealId)).toEqual(quote);
      expect(await world.post()).toEqual([]);
    });

    // Look 13.
    itOnBothEngines('tells what was received for the booking and is due for changes until then', async () => {
      const dealId = await confirmed(claire, oneDay);
      const ledger = async () => (await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }])).body.ledger;
      expect(await ledger()).toEqual({ received: 0, fees: 0 });
      const payment = { kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer' };
      expect((await world.send('POST', `/api/deals/${dealId}/payments`, staff, { body: payment })).status).toBe(201);
      expect(await ledger()).toEqual({ received: 120_000, fees: 0 });
    });

    it('reads the same before and after for anybody who may see it, and nobody else sees it', async () => {
      const dealId = await confirmed(claire, oneDay);
      const days = [{ from: tuesday, to: tuesday, pax: 22 }];
      const own = (await preview(claire, dealId, days)).body;
      expect((await preview(staff, dealId, days)).body).toEqual(own);
      expect((await preview(hugo, dealId, days)).status).toBe(404);
      expect((await preview(null, dealId, days)).status).toBe(401);
      expect(
        (await preview(claire, await world.quoteOf(claire, [{ ...twoDays[1], date: thursday } as (typeof oneDay)[0]]), days)).body.code,
      ).toBe('conflict');
    });

    it('says why not and what would do instead', async () => {
      const dealId = await confirmed(claire, oneDay);
      const why = async (to: string, pax = 24) => {
        const { obstacle, alternatives, errors, after } = (await preview(claire, dealId, [{ from: tuesday, to, pax }])).body;
        expect(after).toBeNull();
        return { obstacle, alternatives, errors };
      };
      expect(await why(tuesday)).toMatchObject({ obstacle: 'unchanged' });
      expect(await why('2026-10-10')).toMatchObject({
        obstacle: 'closed-day',
        errors: { 'days.0.to': 'closed_day' },
        alternatives: { days: [['2026-10-09'], ['2026-10-12'], ['2026-10-08']] },
      });
      expect(await why(tuesday, 61)).toMatchObject({ obstacle: 'too-many', alternatives: { rooms: [{ roomName: 'P', people: 60 }] } });
      await confirmed(hugo, [{ ...twoDays[1], date: thursday } as (typeof oneDay)[0]]);
      expect(await why(thursday)).toMatchObject({
        obstacle: 'no-room',
        alternatives: { days: [['2026-10-09'], ['2026-10-07'], ['2026-10-06']] },
      });
    });

    // Lifecycle L13, L44.
    itOnBothEngines('refuses too many people, a day that is over and a closed one in the same words as the change itself', async () => {
      const dealId = await confirmed(claire, oneDay);
      const claims = await world.claims();
      const both = async (to: string, pax: number) => {
        const days = [{ from: tuesday, to, pax }];
        const { body: seen } = await preview(claire, dealId, days);
        const { revision, previewHash, errors, max, obstacle } = changePreview.parse(seen);
        const { body } = await world.send('POST', `/api/deals/${dealId}/changes`, claire, {
          ...{ body: { days, revision, previewHash }, key: `${to} ${pax}` },
        });
        expect(body).toMatchObject({ status: 400, code: 'invalid-request', errors, preview: seen });
        expect(body.max).toBe(max);
        return { obstacle, errors, max };
      };
      const tooMany = { obstacle: 'too-many', errors: { 'days.0.plenary.pax': 'too_many' }, max: 60 };
      expect(await both(tuesday, 61)).toEqual(tooMany);
      expect(await both(thursday, 900)).toEqual(tooMany);
      expect(await both(tuesday, 5_000)).toMatchObject({ obstacle: 'too-many', max: 60 });
      expect(await both('2026-09-10', 24)).toEqual({ obstacle: 'in-past', errors: { 'days.0.to': 'in_past' }, max: undefined });
      expect(await both('2026-09-14', 24)).toMatchObject({ obstacle: 'closed-day', errors: { 'days.0.to': 'too_early' } });
      expect(await both('2026-10-10', 24)).toMatchObject({ obstacle: 'closed-day', errors: { 'days.0.to': 'closed_day' } });
      expect(await world.claims()).toEqual(claims);
    });

    it('is refused once the event has begun, and for days that the booking has not', async () => {
      const dealId = await confirmed(claire, oneDay);
      expect(await preview(claire, dealId, [{ from: wednesday, to: thursday, pax: 24 }])).toMatchObject({
        status: 400,
        body: { errors: { days: 'invalid_value' } },
      });
      at('2026-10-05T22:00:00Z');
      expect(await preview(staff, dealId, [{ from: tuesday, to: thursday, pax: 24 }])).toMatchObject({
        status: 409,
        body: { code: 'event-over' },
      });
    });
  });

  describe('a change that needs no signature', () => {
    itOnBothEngines('of one day of two is told by day, in the mail and in the language of its customer', async () => {
      const dealId = await confirmed(hugo, twoDays);
      const [first, second] = [
        { from: tuesday, to: tuesday, pax: 24 },
        { from: wednesday, to: wednesday, pax: 24 },
      ];
      expect((await change(hugo, dealId, [first, { ...second, pax: 22 }])).body).toMatchObject({ change: { state: 'applied' } });
      expect((await world.post())[0]?.text).toContain('People: 24 (Tue 6 October) · 22 instead of 24 (Wed 7 October)');
      const smaller = [
        { ...first, pax: 34, subcommittees: [] },
        { ...second, pax: 22, duration: 'AM' as const },
      ];
      expect((await change(hugo, dealId, smaller)).body).toMatchObject({ change: { state: 'offered', level: 'signature' } });
      const told = (await world.post())[0]?.text;
      expect(told).toContain('People: 34 instead of 24 (Tue 6 October) · 22 (Wed 7 October)');
      expect(told).toContain('Duration: Full day (Tue 6 October) · Morning instead of Full day (Wed 7 October)');
      expect(told).toContain('Breakout rooms: none instead of for 8 (Casual, Full day) (Tue 6 October)');
    });

    itOnBothEngines('that comes to nothing is told by day too, as one that was not made', async () => {
      const dealId = await confirmed(hugo, twoDays);
      const days = [
        { from: tuesday, to: tuesday, pax: 24 },
        { from: wednesday, to: wednesday, pax: 34 },
      ];
      const { changeId, amendmentId } = (await change(hugo, dealId, days)).body.change;
      expect(amendmentId).toBeTruthy();
      await world.post();
      expect((await world.send('POST', `/api/deals/${dealId}/changes/${changeId}/decline`, hugo, { body: {} })).status).toBe(200);
      const told = (await world.post()).find(({ subject }) => subject === 'Your booking at Comet Ternes stays as it is')?.text;
      expect(told).toContain('Change not made: People: 24 (Tue 6 October) · 34 instead of 24 (Wed 7 October)');
    });

    itOnBothEngines('with fewer people is applied at once: price, seats and event follow, and the customer is told once', async () => {
      const dealId = await confirmed(claire, oneDay);
      const before = await quoteOfDeal(claire, dealId);
      const { status, body } = await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }], { key: 'press-1' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ revision: 1, change: { state: 'applied', level: 'notice', onBehalf: false } });
      const quote = await quoteOfDeal(claire, dealId);
      expect(quote.items).toMatchObject([{ code: 'AMPM', quantity: 22, unitPrice: before.items[0].unitPrice }]);
      expect(quote).toMatchObject({ status: 'Approved', standing: 'current', cancellationTerms: before.cancellationTerms });
      expect(await world.deps.database.read.select().from(world.deps.tables.lunchClaim)).toMatchObject([{ day: tuesday, seats: 22 }]);
      const mails = await world.post();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[claire.email, 'Votre réservation chez Comet Ternes est modifiée']]);
      expect(mails[0]?.text).toContain('22, au lieu de 24');
      expect((await world.events()).filter((type) => type === 'booking.changed')).toHaveLength(1);
      expect((await changesOf(claire, dealId)).map(({ state }: { state: string }) => state)).toEqual(['applied']);
    });

    itOnBothEngines('is made once for a key, and not on another revision or outcome than was seen', async () => {
      const dealId = await confirmed(claire, oneDay);
      const days = [{ from: tuesday, to: tuesday, pax: 22 }];
      const seen = (await preview(claire, dealId, days)).body;
      const send = (body: object, key: string) => world.send('POST', `/api/deals/${dealId}/changes`, claire, { body, key });
      const body = { days, revision: seen.revision, previewHash: seen.previewHash };
      expect(await send({ ...body, previewHash: 'h'.repeat(43) }, 'press-0')).toMatchObject({
        status: 409,
        body: { code: 'price-changed', preview: seen },
      });
      const first = await send(body, 'press-1');
      expect(first.status).toBe(201);
      expect((await send(body, 'press-1')).body).toEqual(first.body);
      expect(await send(body, 'press-2')).toMatchObject({ status: 409, body: { code: 'stale-version', current: { revision: 1 } } });
      expect(await changesOf(claire, dealId)).toHaveLength(1);
    });

    it('with a small rise takes the click of its owner, or the note of staff, who keep both', async () => {
      const dealId = await confirmed(claire, oneDay);
      const own = await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 25 }]);
      expect(own.body.change).toMatchObject({ level: 'consent', state: 'applied', consent: { by: 'owner' } });
      const [kept] = await world.deps.database.read.select().from(world.deps.tables.dealChange);
      expect(kept?.consent).toMatchObject({ userId: claire.userId, at: world.clock.now, previewHash: kept?.previewHash });
      expect(kept?.consent?.client).not.toBe('');
      // The rises are summed: one more person passes 5 % of the price that was signed.
      expect((await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax: 26 }])).body.level).toBe('signature');
      const other = await confirmed(hugo, [{ ...twoDays[1], date: thursday } as (typeof oneDay)[0]]);
      const noted = await change(staff, other, [{ from: thursday, to: thursday, pax: 25 }], { consent: 'Hugo, by phone, 14 Sept.' });
      expect(noted.body.change).toMatchObject({
        state: 'applied',
        onBehalf: true,
        consent: { by: 'staff', note: 'Hugo, by phone, 14 Sept.' },
      });
      expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 24 }], { consent: 'Me' })).status).toBe(403);
    });

    itOnBothEngines('made by staff without a note waits for the owner, who agrees or declines', async () => {
      const dealId = await confirmed(claire, oneDay);
      const days = [{ from: tuesday, to: tuesday, pax: 25 }];
      const offer = async () => (await change(staff, dealId, days)).body.change;
      const first = await offer();
      expect(first).toMatchObject({ state: 'offered', level: 'consent', offeredUntil: '2026-09-21T08:00:00.000Z' });
      expect((await world.post()).map(({ subject }) => subject)).toEqual([
        'Modification de votre réservation chez Comet Ternes : votre accord',
      ]);
      expect((await quoteOfDeal(claire, dealId)).items[0].quantity).toBe(24);
      expect((await preview(claire, dealId, days)).body.obstacle).toBe('change-open');
      expect(await change(staff, dealId, days)).toMatchObject({ status: 409, body: { code: 'change-open' } });
      const end = (user: typeof claire, changeId: string, verb: string) =>
        world.send('POST', `/api/deals/${dealId}/changes/${changeId}/${verb}`, user, { body: {} });
      expect((await end(staff, first.changeId, 'agree')).status).toBe(403);
      expect((await end(claire, first.changeId, 'withdraw')).status).toBe(403);
      expect((await end(hugo, first.changeId, 'decline')).status).toBe(404);
      expect((await end(claire, first.changeId, 'decline')).body.change).toMatchObject({ state: 'declined', offeredUntil: null });
      expect((await end(claire, first.changeId, 'agree')).body.code).toBe('conflict');
      const second = await offer();
      expect((await end(claire, second.changeId, 'agree')).body.change).toMatchObject({ state: 'applied', consent: { by: 'owner' } });
      expect((await quoteOfDeal(claire, dealId)).items[0].quantity).toBe(25);
    });

    // Lifecycle L5, L21.
    itOnBothEngines('that lacks something by then is refused to its owner with what it lacks, and waits on', async () => {
      const { database, tables } = world.deps;
      const { claim, dealChange, booking } = tables;
      const dealId = await confirmed(claire, oneDay);
      const { changeId } = (await change(staff, dealId, [{ from: tuesday, to: tuesday, pax: 25 }])).body.change;
      const [own] = await database.read.select().from(booking).where(eq(booking.quoteId, dealId));
      const answer = (verb: string) => world.send('POST', `/api/deals/${dealId}/changes/${changeId}/${verb}`, claire, { body: {} });
      const refused = async () => {
        const { status, body } = await answer('agree');
        expect([status, body.code, (await changesOf(claire, dealId))[0].state]).toEqual([409, 'no-longer-available', 'offered']);
        return body.lack;
      };
      const inRoom = (roomId: string, request: number | null = 0) =>
        database.transact((tx) =>
          tx
            .update(claim)
            .set({ roomId, request })
            .where(eq(claim.bookingId, own?.id ?? ''))
            .returning(),
        );
      await inRoom('Ternes-A');
      expect(await refused()).toBe('people');
      await inRoom('Ternes-A', null);
      expect(await refused()).toBe('rooms');
      await inRoom('Ternes-P');
      // As if the restaurant had become smaller than what it was offered for.
      const lunches = [{ day: tuesday, service: 'service1' as const, seats: 9_000 }];
      await database.transact((tx) => tx.update(dealChange).set({ lunches }).where(eq(dealChange.id, changeId)).returning());
      expect(await refused()).toBe('seats');
      expect((await answer('decline')).status).toBe(200);
    });

    // Lifecycle L12.
    itOnBothEngines('reminds its owner once, a day before it expires, whether it is to be agreed to or signed', async () => {
      const reminded = async () => {
        const mails = (await world.mails()).filter(({ subject }) => /^Modification .* moins de 24 heures pour répondre$/.test(subject));
        return mails.map(({ to }) => to);
      };
      const onWednesday = [{ ...twoDays[1], date: wednesday } as (typeof oneDay)[0]];
      const offers = [
        { owner: claire, booked: oneDay, days: [{ from: tuesday, to: tuesday, pax: 25 }] },
        { owner: noor, booked: onWednesday, days: [{ from: wednesday, to: thursday, pax: 24 }] },
      ];
      for (const [index, { owner, booked, days }] of offers.entries()) {
        const dealId = await confirmed(owner, booked);
        const { offeredUntil, level } = (await change(staff, dealId, days)).body.change;
        expect(level).toBe(index === 0 ? 'consent' : 'signature');
        world.clock.now = Date.parse(offeredUntil) - day - 1;
        expect(await remindOptions(world.deps)).toBe(0);
        world.clock.now += 1;
        expect(await remindOptions(world.deps)).toBe(1);
        expect(await remindOptions(world.deps)).toBe(0);
        expect(await reminded()).toEqual([owner.email]);
        world.clock.now += day;
      }
    });

    it('with far fewer people costs the share of the lost value that a cancellation would cost, but for a tenth of them', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T10:00:00Z');
      const { fee, level, difference } = (await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax: 12 }])).body;
      // Twelve fewer, two of them free of charge: 50 % of ten twelfths, 16 days before.
      expect(fee).toMatchObject({ percent: 50, kind: 'indemnity', vat: 0 });
      expect(fee.base).toBe(Math.round((-difference.excludingVat * 10) / 12));
      expect(level).toBe('consent');
      expect((await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }])).body.fee).toBeUndefined();
    });

    // Lifecycle L25, L29.
    it('gives a tenth of the people up free of charge once, and never costs more in all than the highest price agreed on', async () => {
      const dealId = await confirmed(claire, oneDay);
      const highest = (await quoteOfDeal(claire, dealId)).totalExcludingVatPrice;
      at('2026-09-30T10:00:00Z');
      const fees: number[] = [];
      for (const pax of [12, 24, 12, 24, 12, 24, 6, 24, 5]) {
        const { body } = await change(claire, dealId, [{ from: tuesday, to: tuesday, pax }]);
        if (body.change.level === 'signature') await world.prepareAndSign(claire, body.change.amendmentId);
        fees.push((await changesOf(claire, dealId))[0].fee?.feeExcludingVat ?? 0);
      }
      const sum = fees.reduce((all, fee) => all + fee, 0);
      // Half of it twice; nothing is left to be due after that.
      expect(fees.slice(0, 3)).toEqual([Math.round(highest / 2), 0, Math.round(highest / 2)]);
      expect(sum).toBe(highest);
      const { fee } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, claire, { body: {} })).body;
      expect(sum + fee.feeExcludingVat).toBe(highest);
    });
  });

  describe('a change that is signed', () => {
    itOnBothEngines('holds the other days while the booking keeps its own, and moves once it is signed', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { body } = await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }]);
      expect(body.change).toMatchObject({ state: 'offered', level: 'signature' });
      const { amendmentId } = body.change;
      const slots = (on: string) => [`Ternes-P ${on} AM 1`, `Ternes-P ${on} PM 1`];
      expect(await world.claims()).toEqual([...slots(tuesday), ...slots(thursday)]);
      expect(await quoteOfDeal(claire, amendmentId)).toMatchObject({ amends: dealId, status: 'Presented', eventStartDate: thursday });
      expect((await world.send('GET', '/api/quotes', claire)).body.quotes.map(({ id }: { id: string }) => id)).toEqual([dealId]);
      await world.post();
      expect((await world.prepareAndSign(claire, amendmentId)).status).toBe(201);
      expect(await world.claims()).toEqual(slots(thursday));
      expect(await quoteOfDeal(claire, dealId)).toMatchObject({
        eventStartDate: thursday,
        status: 'Approved',
        rooms: [{ day: thursday, place: 'plenary', index: 0, roomName: 'P' }],
      });
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'applied', amendmentId, offeredUntil: null });
      expect((await world.events()).filter((type) => type === 'booking.changed' || type === 'booking.approved')).toEqual([
        'booking.approved',
        'booking.changed',
      ]);
      const subjects = (await world.post()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject === 'Votre réservation chez Comet Ternes est modifiée')).toHaveLength(1);
    });

    it('moves as soon as it is signed, whatever its billing lacks: the booking is confirmed', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { amendmentId } = (await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
      const { billing } = (await world.state(claire, amendmentId)).form;
      expect((await world.prepareAndSign(claire, amendmentId, { billing: { ...billing, recipient: '' } })).body).toMatchObject({
        status: 'Approved',
        missing: [],
        form: { billing: { recipient: '' } },
      });
      expect(await quoteOfDeal(claire, dealId)).toMatchObject({ eventStartDate: thursday });
    });

    // Lifecycle L19.
    itOnBothEngines('is signed by two where two signed its booking, whoever they are', async () => {
      const dealId = await world.quoteOf(claire, oneDay);
      await world.place(claire, dealId);
      const company = { secondSignatory: 'nadia@atelier-nord.example' };
      const { body: first } = await world.prepareAndSign(claire, dealId, { company });
      expect(first.signature.secondSignatory).toMatchObject({ email: company.secondSignatory });
      const asked = (await world.post()).find(({ to }) => to === company.secondSignatory);
      const token = /countersignature#token=(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
      await world.countersign(dealId, { token, sha256: first.signature.sha256 });
      const { amendmentId } = (await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
      expect(await world.state(claire, amendmentId)).toMatchObject({ needsSecond: true, form: { company } });
      expect(await world.prepare(claire, amendmentId, { company: { secondSignatory: '' } })).toMatchObject({
        status: 400,
        body: { errors: { 'company.secondSignatory': 'required' } },
      });
      const other = { secondSignatory: 'omar@atelier-nord.example' };
      const { body } = await world.prepareAndSign(claire, amendmentId, { company: other });
      expect(body).toMatchObject({ status: 'Partially signed', signature: { secondSignatory: { email: other.secondSignatory } } });
    });

    it.each(['countersigned', 'refused'] as const)(
      'asks a second signatory as an amendment, and says what stays once it is %s',
      async (end) => {
        const dealId = await confirmed(claire, oneDay);
        const { amendmentId } = (await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
        await world.post();
        await world.prepareAndSign(claire, amendmentId, { company: { secondSignatory: 'nadia@atelier-nord.example' } });
        const asked = await world.post();
        const toSecond = asked.find(({ to }) => to === 'nadia@atelier-nord.example');
        expect(toSecond?.subject).toBe('Claire Martin vous demande de contresigner un avenant');
        expect(toSecond?.text).toContain('La réservation reste confirmée telle quelle et change dès que vous signez.');
        const token = /countersignature#token=(\S+)/.exec(toSecond?.text ?? '')?.[1] ?? '';
        const { signature } = await world.state(claire, amendmentId);
        if (end === 'countersigned') await world.countersign(amendmentId, { token, sha256: signature.sha256 });
        else await world.refuseToCountersign(amendmentId, token);
        const told = await world.post();
        const subjects = told.map(({ subject }) => subject);
        expect(subjects).toContain(
          end === 'countersigned'
            ? 'L’avenant à votre réservation chez Comet Ternes est signé'
            : 'La seconde signature de l’avenant pour Comet Ternes a été refusée',
        );
        for (const { text } of [...asked, ...told]) expect(text).not.toMatch(/vos salles sont libérées|[Vv]otre devis/);
        expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: end === 'countersigned' ? 'applied' : 'declined' });
      },
    );

    itOnBothEngines('is cancelled with its booking: its paper asks for nothing any more', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { amendmentId } = (await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
      await world.prepareAndSign(claire, amendmentId);
      expect(await quoteOfDeal(claire, amendmentId)).toMatchObject({ status: 'Approved', standing: 'current' });
      const cancellation = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${cancellation}/preview`, claire, { body: {} })).body;
      const body = { by: 'customer', reason: 'budget', revision, previewHash };
      expect((await world.send('POST', cancellation, claire, { body })).status).toBe(201);
      expect(await quoteOfDeal(claire, amendmentId)).toMatchObject({ status: 'Approved', standing: 'cancelled' });
      expect((await world.send('GET', `/api/quotes/${amendmentId}/signature`, claire)).body.deposit).toBeUndefined();
    });

    itOnBothEngines('frees only what it took besides once it has expired, is declined or withdrawn', async () => {
      const dealId = await confirmed(claire, oneDay);
      const own = await world.claims();
      const days = [{ from: tuesday, to: thursday, pax: 30 }];
      const offer = async () => (await change(claire, dealId, days)).body.change;
      const expired = await offer();
      world.clock.now += 7 * day;
      expect((await quoteOfDeal(claire, expired.amendmentId)).option).toBeNull();
      expect(await world.claims()).toEqual(own);
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'expired' });
      const released = await offer();
      expect((await world.release(claire, released.amendmentId)).status).toBe(204);
      const rejected = await offer();
      await world.reject(claire, rejected.amendmentId);
      const withdrawn = await offer();
      // Repeated after an answer was lost.
      const path = `/api/deals/${dealId}/changes/${withdrawn.changeId}/withdraw`;
      const withdraw = () => world.send('POST', path, staff, { body: {}, key: 'withdrawal' });
      expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
      expect((await changesOf(claire, dealId)).map(({ state }: { state: string }) => state)).toEqual([
        'withdrawn',
        'declined',
        'declined',
        'expired',
      ]);
      expect(await world.claims()).toEqual(own);
      for (const { amendmentId } of [expired, released, rejected, withdrawn])
        expect((await world.prepare(claire, amendmentId)).body.code).toBe('quote-expired');
      expect(await quoteOfDeal(claire, dealId)).toMatchObject({ status: 'Approved', eventStartDate: tuesday });
    });

    // Lifecycle L12, L21.
    itOnBothEngines(
      'waits longer where staff extend it, by seven days at most, whether it holds rooms, seats or nothing besides',
      async () => {
        const { booking } = world.deps.tables;
        const extend = async (optionId: string, known: string, expiresAt: string) =>
          world.send('POST', `/api/planning/options/${optionId}/extension`, staff, { body: { known, expiresAt } });
        const optionOf = async (dealId: string) => {
          const rows = await world.deps.database.read.select().from(booking);
          const offered = rows.filter(({ status }) => status === 'option').map(({ id }) => id);
          const [change] = await changesOf(staff, dealId);
          return { optionId: offered[0] ?? '', ends: change.offeredUntil as string };
        };
        const dealId = await confirmed(claire, oneDay);
        for (const days of [[{ from: tuesday, to: tuesday, pax: 25 }], [{ from: tuesday, to: thursday, pax: 24 }]]) {
          const { body } = await change(staff, dealId, days);
          await world.post();
          const { optionId, ends } = await optionOf(dealId);
          expect((await extend(optionId, ends, new Date(Date.parse(ends) + 1).toISOString())).body.errors).toEqual({
            expiresAt: 'too_late',
          });
          world.clock.now += day;
          const later = new Date(world.clock.now + 7 * day).toISOString();
          expect(await extend(optionId, ends, later)).toMatchObject({ status: 200, body: { expiresAt: later, change: { dealId } } });
          expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'offered', offeredUntil: later });
          expect((await world.post()).map(({ to }) => to)).toEqual([claire.email]);
          if (body.change.amendmentId) expect((await quoteOfDeal(claire, body.change.amendmentId)).validUntil).toBe(later);
          world.clock.now = Date.parse(later) - 1;
          expect((await changesOf(claire, dealId))[0].state).toBe('offered');
          await world.send('POST', `/api/deals/${dealId}/changes/${body.change.changeId}/withdraw`, staff, { body: {} });
          at('2026-09-14T08:00:00Z');
        }
      },
    );

    itOnBothEngines('stands in nobody’s way once it has lapsed, settled or not', async () => {
      const dealId = await confirmed(claire, oneDay);
      const days = [{ from: tuesday, to: thursday, pax: 38 }];
      await change(claire, dealId, days);
      expect((await preview(claire, dealId, days)).body.obstacle).toBe('change-open');
      world.clock.now += 7 * day;
      expect((await preview(claire, dealId, days)).body.obstacle).toBeNull();
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'expired', offeredUntil: null });
    });

    // Lifecycle L6.
    it('is in the trail with who signed, what it changed and the hash of the document', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { body } = await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }]);
      await world.prepareAndSign(claire, body.change.amendmentId);
      const { auditEntry } = world.deps.tables;
      const entries = (await world.deps.database.read.select().from(auditEntry)).filter(({ subjectId }) => subjectId === dealId);
      const signed = entries.find(({ action }) => action === 'booking-changed');
      const [signature] = (await world.signatures()).filter(({ quoteId }) => quoteId === body.change.amendmentId);
      expect(signed?.by).toEqual({ userId: claire.userId, email: claire.email, name: 'Claire Martin' });
      expect(signed?.changes.map(({ field }) => field)).toEqual(['days', 'pax', 'total', 'document']);
      expect(signed?.changes.at(-1)?.to).toBe(signature?.sha256);
    });

    it('is printed as an amendment of its booking, with what it changes', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { totalIncludingVatPrice, totalExcludingVatPrice } = await quoteOfDeal(claire, dealId);
      const { body } = await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }]);
      await world.prepare(claire, body.change.amendmentId);
      expect(world.printed.documents.at(-1)?.quote.amendment).toEqual({
        dealId,
        before: {
          days: [{ date: tuesday, pax: 24 }],
          rooms: [{ day: tuesday, place: 'plenary', index: 0, roomName: 'P' }],
          totalExcludingVatPrice,
          totalIncludingVatPrice,
        },
        pax: [38],
        leastFeePercent: body.change.leastFeePercent,
      });
    });

    it('ends with the booking that is cancelled meanwhile', async () => {
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 30 }]);
      const { revision, previewHash } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, claire, { body: {} })).body;
      await world.send('POST', `/api/deals/${dealId}/cancellation`, claire, { body: { revision, previewHash, reason: 'dates' } });
      expect(await world.claims()).toEqual([]);
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'withdrawn' });
    });

    it('moves up who waits for what is left, and lets nobody wait behind what is taken', async () => {
      const dealId = await confirmed(claire, twoDays);
      const { body } = await change(claire, dealId, [
        { from: tuesday, to: wednesday, pax: 24 },
        { from: wednesday, to: thursday, pax: 24 },
      ]);
      const waiting = await world.quoteOf(hugo, [{ ...oneDay[0], date: thursday } as (typeof oneDay)[0]]);
      expect((await world.place(hugo, waiting)).body.rank).toBe(2);
      await world.prepareAndSign(claire, body.change.amendmentId);
      expect(await world.optionOf(hugo, waiting)).toBeNull();
      expect(await world.claims()).toEqual(
        [`Ternes-A ${wednesday}`, `Ternes-P ${wednesday}`, `Ternes-P ${thursday}`].flatMap((one) => [`${one} AM 1`, `${one} PM 1`]),
      );
    });
  });

  describe('postponing', () => {
    it('is for a customer once, early enough and not too far; staff may offer more', async () => {
      const dealId = await confirmed(claire, oneDay);
      const why = async (user: typeof claire, to: string) => (await preview(user, dealId, [{ from: tuesday, to, pax: 24 }])).body.obstacle;
      expect(await why(claire, '2027-04-06')).toBeNull();
      expect(await why(claire, '2027-04-07')).toBe('too-far-to-postpone');
      expect(await why(admin, '2027-04-07')).toBeNull();
      at('2026-09-22T08:00:00Z');
      expect(await why(claire, thursday)).toBe('too-late-to-postpone');
      expect(await why(staff, thursday)).toBeNull();
      at('2026-10-04T08:00:00Z');
      expect(await why(staff, thursday)).toBe('too-late-to-sign');
    });

    it('says before it is confirmed that it is the one free of charge, and to staff what becomes of that one', async () => {
      const dealId = await confirmed(claire, oneDay);
      const told = async (user: typeof claire, from: string, to: string) =>
        (await preview(user, dealId, [{ from, to, pax: 24 }])).body.freePostponement;
      expect(await told(claire, tuesday, wednesday)).toBe('used');
      expect(await told(claire, tuesday, tuesday)).toBeUndefined();
      expect(await told(staff, tuesday, wednesday)).toBe('kept');
      const { body } = await change(claire, dealId, [{ from: tuesday, to: wednesday, pax: 24 }]);
      await world.prepareAndSign(claire, body.change.amendmentId);
      expect(await told(staff, wednesday, thursday)).toBe('used-before');
    });

    it('keeps the share that a cancellation would have cost on that day for later', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T08:00:00Z');
      const { body } = await change(claire, dealId, [{ from: tuesday, to: '2027-03-09', pax: 24 }]);
      expect(body.change.leastFeePercent).toBe(50);
      await world.prepareAndSign(claire, body.change.amendmentId);
      expect((await preview(claire, dealId, [{ from: '2027-03-09', to: '2027-03-10', pax: 24 }])).body.obstacle).toBe('postponed-before');
      const { fee } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, claire, { body: {} })).body;
      expect(fee).toMatchObject({ percent: 50, daysBefore: 170 });
    });

    it('keeps that share for people and rooms that are given up later too, and over another move', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T08:00:00Z');
      const { body } = await change(claire, dealId, [{ from: tuesday, to: '2027-03-09', pax: 24 }]);
      await world.prepareAndSign(claire, body.change.amendmentId);
      const fewer = (await preview(claire, dealId, [{ from: '2027-03-09', to: '2027-03-09', pax: 4 }])).body;
      expect(fewer).toMatchObject({ level: 'consent', fee: { percent: 50, isPostponed: true, daysBefore: 170 } });
      expect(fewer.fee.feeExcludingVat).toBe(Math.round(fewer.fee.base / 2));
      expect(fewer.fee.base).toBeGreaterThan(0);
      const moved = (await preview(staff, dealId, [{ from: '2027-03-09', to: '2027-03-10', pax: 24 }])).body;
      expect(moved).toMatchObject({ obstacle: null, leastFeePercent: 50 });
    });

    it('is told with the fee of the cancellation, and so is what is taken off it for fees that are due already', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T08:00:00Z');
      const { body } = await change(claire, dealId, [{ from: tuesday, to: '2027-03-09', pax: 24 }]);
      await world.prepareAndSign(claire, body.change.amendmentId);
      const { fee } = (await change(claire, dealId, [{ from: '2027-03-09', to: '2027-03-09', pax: 20 }])).body.change;
      await world.post();
      const path = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash, fee: due } = (await world.send('POST', `${path}/preview`, claire, { body: {} })).body;
      await world.send('POST', path, claire, { body: { revision, previewHash, reason: 'dates' } });
      const [mail] = (await world.post()).filter(({ subject }) => subject.includes('est annulée'));
      expect(due).toMatchObject({ percent: 50, isPostponed: true, deducted: fee.feeExcludingVat });
      expect(due.feeExcludingVat).toBe(Math.round(due.base / 2) - due.deducted);
      for (const told of [
        'celle du jour où l’événement a été reporté',
        formatEuros(-due.deducted, 'fr-FR'),
        formatEuros(due.feeExcludingVat, 'fr-FR'),
      ])
        expect(mail?.text).toContain(told);
    });
  });
});
