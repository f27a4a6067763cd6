import type { Quote, QuoteItem } from '@plenary/contracts/quote';
import type { VenueCard } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';

export const makeItem = (overrides: Partial<QuoteItem> = {}): QuoteItem => ({
  code: 'AMPM',
  description: 'Forfait journée, déjeuner compris',
  date: '2027-01-19',
  quantity: 24,
  unitPrice: 9_450,
  catalogPrice: 9_450,
  applyGlobalDiscount: true,
  custom: false,
  includedServices: ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'],
  vatPercent: 20,
  ...overrides,
});

const sameText = (text: string) => ({ fr: text, en: text, es: text, nl: text });

export const makeVenue = (overrides: Partial<VenueCard> = {}): VenueCard => ({
  salesforceId: 'a01000000000001',
  slug: 'ternes',
  name: 'Ternes',
  commercialName: 'Comet Ternes',
  themeName: sameText('La Verrière'),
  palette: 'emerald',
  coordinates: { latitude: 48.88, longitude: 2.29 },
  address: { street: '16 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  pictures: { cover: null, carrousel: [] },
  features: { capacity: 120, roomsCount: 9, maxSitting: 90, maxStanding: 120 },
  isFoodBrand: false,
  isRequestOnly: false,
  ...overrides,
});

/** A quote whose totals follow from its items, discount and fees: 20 % VAT on all, 70 % deposit. Override what the test is about. */
export const makeQuote = (overrides: Partial<Quote> = {}): Quote => {
  const items = overrides.items ?? [makeItem()];
  const dates = items.map(({ date }) => date).toSorted();
  const total =
    items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) -
    (overrides.discount?.amount ?? 0) +
    (overrides.administrationFees?.amount ?? 0);
  const tax = Math.round(total / 5);
  return {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
    createdAt: '2026-09-14T08:00:00Z',
    status: 'Presented',
    validUntil: '2026-09-28T08:00:00Z',
    option: null,
    demandId: '0d9c7e64-51f2-4b0a-8a53-7d1c60f2b3a4',
    buildingName: 'Ternes',
    venue: makeVenue(),
    eventStartDate: dates[0] ?? '2027-01-19',
    eventEndDate: dates.at(-1) ?? '2027-01-19',
    items,
    addons: { teambuilding: false, wellness: false, facilitator: false, afterwork: false },
    totalExcludingVatPrice: total,
    totalIncludingVatPrice: total + tax,
    vat: { percent: 20, amount: tax },
    vatBreakdown: [{ percent: 20, base: total, amount: tax }],
    deposit: { percent: 70, amount: Math.round(((total + tax) * 7) / 10) },
    ...overrides,
  };
};

/** Two days with rooms, lunch, a list price that was lowered, a framework contract, fees and two rates of VAT. */
export const fullQuote = (language: Language): Quote => {
  const texts = wordsOfItems[language];
  const items = [
    makeItem({ description: texts.day, unitPrice: 9_450, catalogPrice: 10_500 }),
    makeItem({ code: 'Petite', description: texts.room, quantity: 2, unitPrice: 32_000, catalogPrice: 32_000, includedServices: [] }),
    makeItem({
      code: 'AFTERWORK',
      description: texts.afterwork,
      quantity: 24,
      unitPrice: 2_800,
      catalogPrice: 2_800,
      includedServices: [],
    }),
    makeItem({ date: '2027-01-20', description: texts.day, unitPrice: 9_450, catalogPrice: 10_500 }),
    makeItem({
      date: '2027-01-20',
      code: 'WELLNESS',
      description: texts.wellness,
      quantity: 1,
      unitPrice: 0,
      catalogPrice: 0,
      includedServices: [],
    }),
  ];
  const lines = 24 * 9_450 * 2 + 2 * 32_000 + 24 * 2_800;
  const discountAmount = Math.round(lines / 10);
  const fees = Math.round(((lines - discountAmount) * 3) / 100);
  const total = lines - discountAmount + fees;
  const food = Math.round(total * 0.35);
  const vat = [
    { percent: 20, base: total - food, amount: Math.round((total - food) / 5) },
    { percent: 10, base: food, amount: Math.round(food / 10) },
  ];
  const taxes = vat.reduce((sum, { amount }) => sum + amount, 0);
  return makeQuote({
    items,
    discount: { companyName: 'Grand Compte', percent: 10, amount: discountAmount, description: texts.contract, dispositions: texts.terms },
    administrationFees: { code: '3', amount: fees, description: texts.fees },
    totalExcludingVatPrice: total,
    totalIncludingVatPrice: total + taxes,
    vat: { percent: 20, amount: taxes },
    vatBreakdown: vat,
    deposit: { percent: 70, amount: Math.round(((total + taxes) * 7) / 10) },
  });
};

/** As many days from Monday 4 January 2027 on, each with as many lines. */
export const longQuote = (dayCount: number, linesADay: number): Quote =>
  makeQuote({
    items: Array.from({ length: dayCount * linesADay }, (_, index) =>
      makeItem({
        date: new Date(Date.UTC(2027, 0, 4 + Math.floor(index / linesADay))).toISOString().slice(0, 10),
        description: `Salle de sous-commission numéro ${index + 1}`,
        code: 'Petite',
        quantity: 1 + (index % 7),
        unitPrice: 32_000 + index,
        catalogPrice: 32_000 + index,
        includedServices: [],
      }),
    ),
  });

const wordsOfItems = {
  fr: {
    day: 'Forfait journée, déjeuner compris',
    room: 'Petite salle de sous-commission, journée',
    afterwork: 'Afterwork, de 18 h à 19 h 30',
    wellness: 'Séance de bien-être de 15 minutes, offerte',
    fees: 'Frais de dossier',
    contract: 'Remise sur les salles, la restauration et les animations.',
    terms: 'Paiement à 45 jours fin de mois.',
  },
  en: {
    day: 'Full-day package, lunch included',
    room: 'Small breakout room, full day',
    afterwork: 'After-work drinks, 18:00 to 19:30',
    wellness: '15-minute wellness session, free of charge',
    fees: 'Administration fees',
    contract: 'Discount on rooms, catering and activities.',
    terms: 'Payment 45 days end of month.',
  },
  es: {
    day: 'Paquete de jornada completa, almuerzo incluido',
    room: 'Sala de grupo pequeña, jornada completa',
    afterwork: 'Afterwork, de 18:00 a 19:30',
    wellness: 'Sesión de bienestar de 15 minutos, gratuita',
    fees: 'Gastos de gestión',
    contract: 'Descuento en salas, restauración y actividades.',
    terms: 'Pago a 45 días fin de mes.',
  },
  nl: {
    day: 'Dagarrangement, lunch inbegrepen',
    room: 'Kleine subzaal, hele dag',
    afterwork: 'Afterwork, van 18.00 tot 19.30 uur',
    wellness: 'Wellnesssessie van 15 minuten, gratis',
    fees: 'Administratiekosten',
    contract: 'Korting op zalen, catering en activiteiten.',
    terms: 'Betaling 45 dagen einde maand.',
  },
};
