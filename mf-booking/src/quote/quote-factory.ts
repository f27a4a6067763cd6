import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { Addons, PricedDemand, Quote, QuoteItem } from '@plenary/contracts/quote';
import type { VenueCard } from '@plenary/contracts/venue';

export const demandId = '4de9c918-36e3-4833-98ab-f5b4a4ac04fb';
export const quoteId = '06d15591-d66e-4911-8ca0-0a90267d59cf';

export const buildCard = (fields: Partial<VenueCard> = {}): VenueCard => ({
  salesforceId: 'a0V2p00000Qr101',
  slug: 'ternes',
  name: 'Ternes',
  commercialName: 'Comet Ternes',
  themeName: { fr: 'Hôtel particulier', en: 'Town mansion', es: 'Palacete urbano', nl: 'Stadspaleis' },
  palette: 'ochre',
  coordinates: { latitude: 48.8788, longitude: 2.2945 },
  address: { street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  pictures: { cover: null, carrousel: [] },
  features: { capacity: 108, roomsCount: 7, maxSitting: 86, maxStanding: 108 },
  isFoodBrand: false,
  isRequestOnly: false,
  ...fields,
});

export const buildItem = (fields: Partial<QuoteItem> = {}): QuoteItem => ({
  code: 'AMPM',
  description: 'Forfait journée',
  date: '2027-01-19',
  quantity: 24,
  unitPrice: 119_00,
  catalogPrice: 119_00,
  applyGlobalDiscount: true,
  custom: false,
  includedServices: ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'],
  vatPercent: 20,
  ...fields,
});

export const noAddons: Addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

const addonLines: Record<keyof Addons, Partial<QuoteItem>> = {
  teambuilding: { code: 'TEAMBUILDING', description: 'Team building', unitPrice: 68_00, catalogPrice: 68_00 },
  wellness: { code: 'WELLNESS', description: 'Séance de bien-être', quantity: 1, unitPrice: 0, catalogPrice: 0 },
  facilitator: { code: 'FACILITATOR', description: 'Facilitateur', quantity: 1, unitPrice: 640_00, catalogPrice: 640_00 },
  afterwork: { code: 'AFTERWORK', description: 'Afterwork, de 18 h à 19 h 30', date: '2027-01-20', unitPrice: 29_00, catalogPrice: 29_00 },
  ecology: { code: 'ECOLOGY', description: 'Contribution écologique', unitPrice: 2_00, catalogPrice: 2_00 },
};

/** Two days for 24, with the add-ons chosen, at one rate of VAT: 5,712.00 without any. */
export const buildPriced = (fields: Partial<PricedDemand> = {}): PricedDemand => {
  const addons = fields.addons ?? noAddons;
  const chosen = Object.entries(addonLines).filter(([name]) => addons[name as keyof Addons] === true);
  const items = fields.items ?? [
    buildItem(),
    buildItem({ date: '2027-01-20' }),
    ...chosen.map(([, line]) => buildItem({ includedServices: [], ...line })),
  ];
  const total = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const vat = Math.round(total / 5);
  return {
    demandId,
    buildingName: 'Comet Ternes',
    venue: buildCard(),
    eventStartDate: '2027-01-19',
    eventEndDate: '2027-01-20',
    items,
    addons,
    totalExcludingVatPrice: total,
    totalIncludingVatPrice: total + vat,
    vat: { percent: 20, amount: vat },
    vatBreakdown: [{ percent: 20, base: total, amount: vat }],
    deposit: { percent: 70, amount: Math.round((total + vat) * 0.7) },
    ...fields,
  };
};

export const buildQuote = (fields: Partial<Quote> = {}): Quote => ({
  ...buildPriced(fields),
  id: quoteId,
  createdAt: '2026-11-20T12:17:18Z',
  status: 'Presented',
  validUntil: '2026-12-04T12:17:18Z',
  option: null,
  ...fields,
});

/** Of a deal beside whose quote nothing was agreed on. */
export const buildDealSupplements = (fields: Partial<DealSupplements> = {}): DealSupplements => {
  const price = { excludingVat: 571_200, includingVat: 685_440 };
  return {
    ...{ dealId: quoteId, venueName: 'Comet Ternes', countryCode: 'FRA', days: ['2026-10-06'] },
    customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
    ...{ supplements: [], agreedAt: null, quote: price, added: { excludingVat: 0, includingVat: 0 }, total: price },
    ...{ untaxed: 0, hasUnpriced: false },
    ...fields,
  };
};
