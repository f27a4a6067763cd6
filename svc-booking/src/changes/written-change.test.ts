import { availability } from '@plenary/contracts/booking.schemas';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import { changePreview } from '@plenary/contracts/changes.schemas';
import type { UserClaims } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { noAddons } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L3–L7, L10, L13, L17–L21, L25, L29.

const admin = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'admin@comet.example', role: 'admin' });
const thursday = '2026-10-08';
const stage = { label: 'Nef avec scène', day: tuesday, quantity: 1, unitPrice: 2_000_00, vatKind: 'service' } as const;
const meal = { label: 'Menu du marché', day: tuesday, quantity: 24, unitPrice: 60_00, vatKind: 'food' } as const;
const as = (pax: number, to = tuesday) => [{ from: tuesday, to, pax }];
/** The lines of the proposal as they are, to be written otherwise. */
const kept = [
  { ...stage, from: 0 },
  { ...meal, from: 1 },
];

onEachSignatureWorld(
  (world) => {
    const { confirmed, changesOf, quoteOfDeal } = changeVerbs(world);
    const ofClaire = `/api/desk/customers/${claire.userId}`;
    const sign = async (dealId: string) => {
      await world.place(claire, dealId);
      const { status, text } = await world.prepareAndSign(claire, dealId);
      if (status !== 201) throw new Error(text);
      await world.post();
      return dealId;
    };
    const proposed = async (): Promise<string> => {
      const { body: found } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire);
      const asked = { demandId: found.demandId, lines: [stage, meal] };
      const shown = await world.send('POST', `${ofClaire}/proposals/preview`, staff, { body: asked });
      const { totalExcludingVatPrice } = shown.body.priced;
      const made = await world.send('POST', `${ofClaire}/proposals`, staff, { body: { ...asked, totalExcludingVatPrice } });
      return sign(made.body.quoteId);
    };
    const evening = async (pax = 50): Promise<string> => {
      const day = searchDay(tuesday, { plenary: { pax, duration: 'PM', configuration: 'casual' }, evening: 'afterwork' });
      const found = availability.parse((await world.send('GET', `${ofClaire}/available-venues/ternes?${searchQuery([day])}`, staff)).body);
      const demandId = 'demandId' in found ? found.demandId : '';
      const { priced } = (await world.send('GET', `${ofClaire}/demands/${demandId}/quote`, staff)).body;
      const body = { demandId, addons: noAddons, totalExcludingVatPrice: priced.totalExcludingVatPrice };
      return sign((await world.send('POST', `${ofClaire}/quotes`, staff, { body })).body.quoteId);
    };
    const seen = async (user: UserClaims, dealId: string, asked: AskedChange) => {
      const answer = await world.send('POST', `/api/deals/${dealId}/changes/preview`, user, { body: asked });
      return { status: answer.status, preview: answer.status === 200 ? changePreview.parse(answer.body) : undefined };
    };
    const change = async (user: UserClaims, dealId: string, asked: AskedChange, rest: { consent?: string; key?: string } = {}) => {
      const { preview } = await seen(user, dealId, asked);
      const { consent, key } = rest;
      const body = { ...asked, revision: preview?.revision, previewHash: preview?.previewHash, ...(consent && { consent }) };
      return world.send('POST', `/api/deals/${dealId}/changes`, user, { body, ...(key && { key }) });
    };
    const items = async (dealId: string) =>
      (await quoteOfDeal(claire, dealId)).items.map((item: { description: string; date: string; quantity: number; unitPrice: number }) => [
        ...[item.description, item.date, item.quantity, item.unitPrice],
      ]);
    const at = (instant: string) => {
      world.clock.now = Date.parse(instant);
    };

    describe('a signed proposal', () => {
      itOnBothEngines(
        'moves with more people by staff: its lines go along at their prices, and its customer signs the amendment',
        async () => {
          const dealId = await proposed();
          expect((await seen(claire, dealId, { days: as(30, thursday) })).preview).toMatchObject({ obstacle: 'by-hand', after: null });
          const { preview } = await seen(staff, dealId, { days: as(30, thursday) });
          expect(preview).toMatchObject({
            ...{ obstacle: null, level: 'signature' },
            after: {
              items: [
                { description: stage.label, date: thursday, quantity: 1, unitPrice: 2_000_00 },
                { description: meal.label, date: thursday, quantity: 30, unitPrice: 60_00 },
              ],
              // Administration fees of 3 %.
              totalExcludingVatPrice: 3_914_00,
            },
            difference: { excludingVat: 370_80 },
          });
          expect(preview).not.toHaveProperty('fee');
          expect(preview).not.toHaveProperty('discountPercent');
          const made = await change(staff, dealId, { days: as(30, thursday) });
          expect(made).toMatchObject({ status: 201, body: { change: { state: 'offered', onBehalf: true } } });
          expect(await world.claims()).toEqual(expect.arrayContaining([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${thursday} AM 1`]));
          const [asksToSign] = (await world.post()).filter(({ to }) => to === claire.email);
          expect(asksToSign?.text).toContain(`/quotes/${made.body.change.amendmentId}`);
          await world.prepareAndSign(claire, made.body.change.amendmentId);
          expect(await items(dealId)).toEqual([
            [stage.label, thursday, 1, 2_000_00],
            [meal.label, thursday, 30, 60_00],
          ]);
          expect(new Set((await world.claims()).map((claim) => claim.split(' ')[1]))).toEqual(new Set([thursday]));
          expect(await changesOf(claire, dealId)).toMatchObject([{ state: 'applied', level: 'signature' }]);
        },
      );

      itOnBothEngines(
        'gets other lines from staff: what is added at once where nothing costs more, with the mail and the trail',
        async () => {
          const dealId = await proposed();
          const lines = [...kept, { ...meal, label: 'Café d’accueil', unitPrice: 0 }];
          expect((await seen(staff, dealId, { days: as(24), lines })).preview).toMatchObject({ level: 'notice', discountPercent: 0 });
          expect(await change(staff, dealId, { days: as(24), lines })).toMatchObject({
            status: 201,
            body: { change: { state: 'applied' } },
          });
          expect(await items(dealId)).toHaveLength(3);
          const [told] = (await world.post()).filter(({ to }) => to === claire.email);
          expect(told?.text).toContain('Café d’accueil');
          const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
          expect(entries[0]).toMatchObject({ action: 'booking-changed', by: { userId: staff.userId } });
          expect(entries[0].changes).toMatchObject([
            { field: 'lines', to: '1 × 2000.00 EUR Nef avec scène, 24 × 60.00 EUR Menu du marché, 24 × 0.00 EUR Café d’accueil' },
          ]);
        },
      );

      it('needs the customer’s consent where a line goes or costs more, and their signature where the price rises by much', async () => {
        const dealId = await proposed();
        const level = async (lines: AskedChange['lines']) => (await seen(staff, dealId, { days: as(24), lines })).preview?.level;
        expect(
          await level([
            { ...stage, from: 0 },
            { ...meal, from: 1, unitPrice: 59_00 },
          ]),
        ).toBe('notice');
        expect(await level([{ ...stage, from: 0 }])).toBe('consent');
        expect(
          await level([
            { ...stage, from: 0, label: 'Nef' },
            { ...meal, from: 1 },
          ]),
        ).toBe('consent');
        expect(
          await level([
            { ...stage, from: 0, unitPrice: 2_100_00 },
            { ...meal, from: 1 },
          ]),
        ).toBe('consent');
        expect(
          await level([
            { ...stage, from: 0, unitPrice: 2_600_00 },
            { ...meal, from: 1 },
          ]),
        ).toBe('signature');
        const asked = {
          days: as(24),
          lines: [
            { ...stage, from: 0, unitPrice: 2_100_00 },
            { ...meal, from: 1 },
          ],
        };
        const offered = await change(staff, dealId, asked);
        expect(offered.body.change).toMatchObject({ state: 'offered', level: 'consent' });
        const { changeId } = offered.body.change;
        expect((await world.send('POST', `/api/deals/${dealId}/changes/${changeId}/agree`, claire, { body: {} })).status).toBe(200);
        expect(await items(dealId)).toContainEqual([stage.label, tuesday, 1, 2_100_00]);
        const renamed = [
          { ...stage, from: 0, label: 'Nef', unitPrice: 2_100_00 },
          { ...meal, from: 1 },
        ];
        const noted = await change(staff, dealId, { days: as(24), lines: renamed }, { consent: 'Claire, au téléphone' });
        expect(noted.body.change).toMatchObject({ state: 'applied', consent: { by: 'staff', note: 'Claire, au téléphone' } });
      });

      itOnBothEngines(
        'costs the share of its ladder for what is given up, not for people within the free tenth or a lower price',
        async () => {
          const dealId = await proposed();
          // 15 days before: 50 %.
          at('2026-09-21T08:00:00Z');
          const fee = async (asked: AskedChange) => (await seen(staff, dealId, asked)).preview?.fee?.feeExcludingVat ?? 0;
          expect(await fee({ days: as(22) })).toBe(0);
          // Four people stay away, two of them freely: 2 × 60 € with fees of 3 %, at 50 %.
          expect(await fee({ days: as(20) })).toBe(61_80);
          expect(
            await fee({
              days: as(24),
              lines: [
                { ...stage, from: 0, unitPrice: 1_900_00 },
                { ...meal, from: 1 },
              ],
            }),
          ).toBe(0);
          expect(await fee({ days: as(24), lines: [{ ...stage, from: 0 }] })).toBe(741_60);
          // What takes its place is not given up.
          expect(
            await fee({
              days: as(24),
              lines: [
                { ...stage, from: 0 },
                { ...meal, label: 'Buffet', unitPrice: 50_00 },
              ],
            }),
          ).toBe(123_60);
        },
      );

      it('gives away no more than its author may: a colleague with a higher limit changes it', async () => {
        const dealId = await proposed();
        const lines = [
          { ...stage, from: 0, unitPrice: 1_600_00 },
          { ...meal, from: 1 },
        ];
        expect((await seen(staff, dealId, { days: as(24), lines })).preview).toMatchObject({ discountPercent: 20, discountLimit: 10 });
        expect(await change(staff, dealId, { days: as(24), lines })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        expect(await changesOf(staff, dealId)).toEqual([]);
        const byAdmin = await seen(admin, dealId, { days: as(24), lines });
        expect(byAdmin.preview).toMatchObject({ discountPercent: 20 });
        expect(byAdmin.preview).not.toHaveProperty('discountLimit');
        expect((await change(admin, dealId, { days: as(24), lines })).status).toBe(201);
        // It is agreed on now, and gives nothing away again.
        const more = [
          { ...stage, from: 0, unitPrice: 1_600_00 },
          { ...meal, from: 1, quantity: 25 },
        ];
        expect((await seen(staff, dealId, { days: as(25), lines: more })).preview).toMatchObject({ discountPercent: 0 });
      });

      it('refuses lines of a customer, and lines that go on with none, with one twice or on another day, at their field', async () => {
        const dealId = await proposed();
        expect((await seen(claire, dealId, { days: as(24), lines: kept })).status).toBe(403);
        expect(
          (
            await world.send('POST', `/api/deals/${dealId}/changes`, claire, {
              body: { days: as(24), lines: kept, revision: 0, previewHash: 'a'.repeat(43) },
            })
          ).status,
        ).toBe(403);
        expect((await seen(hugo, dealId, { days: as(24), lines: kept })).status).toBe(404);
        const faults = async (lines: AskedChange['lines'], days = as(24)) => (await seen(staff, dealId, { days, lines })).preview;
        expect(await faults([{ ...stage, from: 7 }])).toMatchObject({
          obstacle: 'not-offered',
          errors: { 'lines.0.from': 'invalid_value' },
        });
        expect(await faults([...kept, { ...meal, from: 1 }])).toMatchObject({ errors: { 'lines.2.from': 'invalid_value' } });
        expect(await faults(kept, as(24, thursday))).toMatchObject({ errors: { 'lines.0.day': 'invalid_value' } });
        expect(await faults([{ ...meal, code: 'TEAMBUILDING', duration: 'AM' }])).toMatchObject({
          errors: { 'lines.0.code': 'invalid_value' },
        });
        expect(await faults(kept)).toMatchObject({ obstacle: 'unchanged' });
      });

      itOnBothEngines('is changed once by two of the staff at once, and once by a press that is repeated', async () => {
        const dealId = await proposed();
        const dearer = (unitPrice: number) => ({
          days: as(24),
          lines: [
            { ...stage, from: 0, unitPrice },
            { ...meal, from: 1 },
          ],
        });
        const both = await Promise.all([change(staff, dealId, dearer(1_990_00)), change(admin, dealId, dearer(1_980_00))]);
        expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
        const { preview } = await seen(staff, dealId, dearer(1_970_00));
        const stale = { ...dearer(1_970_00), revision: 0, previewHash: preview?.previewHash };
        expect(await world.send('POST', `/api/deals/${dealId}/changes`, staff, { body: stale })).toMatchObject({
          status: 409,
          body: { code: 'stale-version', current: { revision: preview?.revision } },
        });
        const body = { ...dearer(1_970_00), revision: preview?.revision, previewHash: preview?.previewHash };
        const pressed = () => world.send('POST', `/api/deals/${dealId}/changes`, staff, { body, key: 'once' });
        const [first, again] = [await pressed(), await pressed()];
        expect([first.status, again.body]).toEqual([201, first.body]);
        expect(await changesOf(staff, dealId)).toHaveLength(2);
      });
    });

    describe('a booking at the prices of the list', () => {
      it('gets a line of staff’s own, and is theirs to change from then on', async () => {
        const dealId = await confirmed(claire, oneDay);
        const { before } = (await seen(staff, dealId, { days: as(24) })).preview ?? {};
        const lines: AskedChange['lines'] = (before?.items ?? []).map(({ description, date, quantity, unitPrice }, from) => ({
          ...{ from, label: description, day: date, quantity, unitPrice, vatKind: 'service' },
        }));
        const asked = { days: as(24), lines: [...(lines ?? []), { ...stage, label: 'Piano', unitPrice: 90_00 }] };
        expect((await seen(staff, dealId, asked)).preview).toMatchObject({ difference: { excludingVat: 92_70 }, level: 'consent' });
        expect((await change(staff, dealId, asked, { consent: 'Claire, par e-mail' })).status).toBe(201);
        expect((await seen(claire, dealId, { days: as(25) })).preview).toMatchObject({ obstacle: 'by-hand' });
        expect((await seen(staff, dealId, { days: as(25) })).preview).toMatchObject({
          after: {
            items: [
              { code: 'AMPM', quantity: 25 },
              { description: 'Piano', quantity: 1 },
            ],
          },
        });
      });
    });

    describe('an evening that staff booked', () => {
      itOnBothEngines('changes its people and its day by staff, at the prices of the list, in a space that holds them', async () => {
        const dealId = await evening();
        expect((await seen(claire, dealId, { days: as(49) })).preview).toMatchObject({ obstacle: 'by-hand' });
        const { preview } = await seen(staff, dealId, { days: as(48) });
        expect(preview).toMatchObject({
          level: 'notice',
          after: { items: [{ code: 'AFTERWORK', quantity: 48 }], rooms: [{ roomName: 'E' }] },
        });
        expect(await change(staff, dealId, { days: as(48) })).toMatchObject({ status: 201, body: { change: { state: 'applied' } } });
        expect((await seen(staff, dealId, { days: as(81) })).preview).toMatchObject({
          ...{ obstacle: 'too-many', max: 80, errors: { 'days.0.plenary.pax': 'too_many' } },
          alternatives: { rooms: [] },
        });
        const moved = await change(staff, dealId, { days: as(48, thursday) });
        expect(moved.body.change).toMatchObject({ state: 'offered', level: 'signature' });
        await world.prepareAndSign(claire, moved.body.change.amendmentId);
        expect(await world.claims()).toEqual([`Ternes-E ${thursday} SOIREE 1`]);
        await world.book({ slots: [{ roomId: 'Ternes-E', day: '2026-10-09', half: 'SOIREE' }] });
        const taken = await seen(staff, dealId, { days: [{ from: thursday, to: '2026-10-09', pax: 48 }] });
        expect(taken.preview).toMatchObject({ obstacle: 'no-evening' });
        expect(taken.preview?.alternatives.days.length).toBeGreaterThan(0);
      });
    });
  },
  undefined,
  { findCustomer: findAmong([claire, hugo]) },
);
