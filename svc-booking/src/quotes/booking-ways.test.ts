import { quote } from '@plenary/contracts/quote';
import type { UserClaims } from '@plenary/service-kit/actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld, tokenIn } from '../signature/testing/each-signature-world.ts';
import { searchQuery } from '../testing/searches.ts';

// Lifecycle L7, L21, L32, L33: why not, where not.

const thursday = '2026-10-08';

onEachSignatureWorld(
  (world) => {
    const { confirmed, preview, change } = changeVerbs(world);
    const at = (instant: string) => {
      world.clock.now = Date.parse(instant);
    };
    const waysOf = async (dealId: string, user: UserClaims = claire) =>
      quote.parse((await world.send('GET', `/api/quotes/${dealId}`, user)).body).ways;
    const every = (obstacle: string | null) => ({ change: obstacle, postpone: obstacle, cancel: obstacle, postponeDays: 15 });
    const cancellation = (dealId: string, user = claire) =>
      world.send('POST', `/api/deals/${dealId}/cancellation/preview`, user, { body: {} });
    /** What a change to another day is refused with, or hindered by; null: nothing. */
    const postponed = async (dealId: string) => {
      const { body } = await preview(claire, dealId, [{ from: tuesday, to: thursday, pax: 24 }]);
      return body.obstacle === undefined ? body.code : body.obstacle;
    };

    describe('what the customer of a booking can do with it', () => {
      itOnBothEngines('is everything until the days are too near, then has begun, then is over: as the writes refuse it', async () => {
        const dealId = await confirmed(claire, oneDay);
        expect(await waysOf(dealId)).toEqual(every(null));
        expect([await postponed(dealId), (await cancellation(dealId)).status]).toEqual([null, 200]);
        at('2026-09-21T21:59:59Z');
        expect(await waysOf(dealId)).toEqual(every(null));
        at('2026-09-21T22:00:00Z');
        expect(await waysOf(dealId)).toEqual({ ...every(null), postpone: 'too-late-to-postpone' });
        expect(await postponed(dealId)).toBe('too-late-to-postpone');
        at('2026-10-05T21:59:59Z');
        expect(await waysOf(dealId)).toEqual({ ...every(null), postpone: 'too-late-to-postpone' });
        expect((await cancellation(dealId)).status).toBe(200);
        at('2026-10-05T22:00:00Z');
        expect(await waysOf(dealId)).toEqual({ ...every('on-its-day'), cancel: null });
        expect([await postponed(dealId), (await cancellation(dealId)).status]).toEqual(['event-over', 200]);
        at('2026-10-06T06:00:00Z');
        expect(await waysOf(dealId)).toEqual(every('begun'));
        expect([await postponed(dealId), (await cancellation(dealId)).body.code]).toEqual(['event-over', 'event-over']);
        at('2026-10-06T22:00:00Z');
        expect(await waysOf(dealId)).toEqual(every('over'));
      });

      itOnBothEngines('waits for their answer where a change is offered, which leaves cancelling open', async () => {
        const dealId = await confirmed(claire, oneDay);
        const offered = await change(staff, dealId, [{ from: tuesday, to: thursday, pax: 24 }]);
        expect(offered.body.change).toMatchObject({ state: 'offered' });
        const waiting = { ...every('change-open'), cancel: null };
        expect(await waysOf(dealId)).toEqual(waiting);
        expect([await postponed(dealId), (await cancellation(dealId)).status]).toEqual(['change-open', 200]);
        expect(await waysOf(offered.body.change.amendmentId)).toBeUndefined();
        at('2026-09-21T08:00:00Z');
        expect(await waysOf(dealId)).toEqual(every(null));
      });

      it('is one postponement', async () => {
        const dealId = await confirmed(claire, oneDay);
        const { body } = await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 24 }]);
        await world.prepareAndSign(claire, body.change.amendmentId);
        expect(await waysOf(dealId)).toEqual({ ...every(null), postpone: 'postponed-before' });
      });

      it('is nothing before it is confirmed, and is not told of a quote that is not signed', async () => {
        const dealId = await world.quoteOf(claire, oneDay);
        await world.place(claire, dealId);
        expect(await waysOf(dealId)).toBeUndefined();
        await world.prepareAndSign(claire, dealId, { company: { secondSignatory: 'nadia@atelier-nord.example' } });
        expect(await waysOf(dealId)).toEqual(every('unconfirmed'));
        expect([await postponed(dealId), (await cancellation(dealId)).body.code]).toEqual(['conflict', 'conflict']);
        const token = tokenIn(await world.post());
        const [signature] = await world.signatures();
        await world.countersign(dealId, { token, sha256: signature?.sha256 ?? '' });
        expect(await waysOf(dealId)).toEqual(every(null));
      });

      it('is nothing once it is cancelled', async () => {
        const dealId = await confirmed(claire, oneDay);
        const { revision, previewHash } = (await cancellation(dealId)).body;
        await world.send('POST', `/api/deals/${dealId}/cancellation`, claire, {
          body: { revision, previewHash, reason: 'dates' },
          key: 'k',
        });
        expect(await waysOf(dealId)).toEqual(every('cancelled'));
        expect(await postponed(dealId)).toBe('conflict');
      });

      it('is to cancel what staff wrote the lines of, and to have them change it', async () => {
        const { body: found } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire);
        const lines = [{ label: 'Nef avec scène', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' }];
        const ofClaire = `/api/desk/customers/${claire.userId}/proposals`;
        const shown = await world.send('POST', `${ofClaire}/preview`, staff, { body: { demandId: found.demandId, lines } });
        const { totalExcludingVatPrice } = shown.body.priced;
        const made = await world.send('POST', ofClaire, staff, { body: { demandId: found.demandId, lines, totalExcludingVatPrice } });
        const dealId: string = made.body.quoteId;
        await world.place(claire, dealId);
        await world.prepareAndSign(claire, dealId);
        expect(await waysOf(dealId)).toEqual({ ...every('by-hand'), cancel: null });
        expect([await postponed(dealId), (await cancellation(dealId)).status]).toEqual(['by-hand', 200]);
      });

      it('is nobody else’s to read', async () => {
        const dealId = await confirmed(claire, oneDay);
        expect((await world.send('GET', `/api/quotes/${dealId}`, hugo)).status).toBe(404);
      });
    });
  },
  undefined,
  { findCustomer: findAmong([claire]) },
);
