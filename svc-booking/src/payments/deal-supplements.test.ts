import { dealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import { refuse } from '@plenary/http/refuse';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import type { ToldSupplements } from './told-supplements.ts';

const claire = customer(1);
const hugo = customer(2);
const staff = customer(3, { role: 'staff' });
const survey: { agreed: Supplement[]; isAway: boolean; asked: string[] } = { agreed: [], isAway: false, asked: [] };
const toldSupplements: ToldSupplements = async (quoteId) => {
  survey.asked.push(quoteId);
  if (survey.isAway) return refuse('service-unavailable');
  return { supplements: survey.agreed, agreedAt: survey.agreed.length > 0 ? '2026-09-20T08:00:00.000Z' : null };
};

onEachOptionWorld(
  (world) => {
    const ofDeal = (dealId: string, user = claire) => world.send('GET', `/api/deals/${dealId}/supplements`, user);
    beforeEach(() => Object.assign(survey, { agreed: [], isAway: false, asked: [] }));

    describe('the supplements of a deal', () => {
      itOnBothEngines('are added to what its quote comes to, each amount with its VAT, for its customer and for staff', async () => {
        const dealId = await world.quoteOf(claire, [searchDay('2026-10-06')]);
        const { body: quote } = await world.send('GET', `/api/quotes/${dealId}`, claire);
        survey.agreed = [
          { id: 'facilitator', addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 },
          { id: 'c1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null },
          { id: 'wellness', addon: 'wellness', excludingVat: null, includingVat: null },
        ];
        const told = dealSupplements.parse((await ofDeal(dealId)).body);
        expect(told).toMatchObject({
          ...{ dealId, supplements: survey.agreed, agreedAt: '2026-09-20T08:00:00.000Z', untaxed: 25_000, hasUnpriced: true },
          ...{ venueName: 'Comet Ternes', countryCode: 'FRA', days: ['2026-10-06'] },
          quote: { excludingVat: quote.totalExcludingVatPrice, includingVat: quote.totalIncludingVatPrice },
          added: { excludingVat: 41_200, includingVat: 49_440 },
          total: { excludingVat: quote.totalExcludingVatPrice + 41_200, includingVat: quote.totalIncludingVatPrice + 49_440 },
        });
        expect((await ofDeal(dealId, staff)).body).toEqual(told);
        expect(new Set(survey.asked)).toEqual(new Set([dealId]));
      });

      itOnBothEngines('are none where nothing was agreed on, and the deal of another customer is not found', async () => {
        const dealId = await world.quoteOf(claire, [searchDay('2026-10-06')]);
        const { quote, total, ...rest } = dealSupplements.parse((await ofDeal(dealId)).body);
        expect(total).toEqual(quote);
        expect(rest).toMatchObject({ supplements: [], agreedAt: null, untaxed: 0, hasUnpriced: false });
        expect((await ofDeal(dealId, hugo)).status).toBe(404);
        expect(survey.asked).toHaveLength(1);
      });

      it('are not guessed while svc-survey cannot be asked', async () => {
        const dealId = await world.quoteOf(claire, [searchDay('2026-10-06')]);
        survey.isAway = true;
        expect((await ofDeal(dealId)).status).toBe(503);
      });
    });
  },
  smallVenue(),
  { toldSupplements },
);
