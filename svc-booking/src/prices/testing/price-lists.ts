import type { PriceList } from '@plenary/contracts/price-list-terms';

/** Price lists for tests, the cheapest first. */
export const priceLists = {
  classic: {
    unitPrices: {
      AM: 6300,
      PM: 6100,
      AMPM: 9500,
      'AM+LUNCH': 7700,
      'PM+LUNCH': 7500,
      BUFFET_LUNCH: 3200,
      AFTERWORK: 2500,
      AFTERWORK_COCKTAIL: 3800,
      TEAMBUILDING: 6500,
      FACILITATOR: 59000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 12000, fullDay: 17000 },
      Moyenne: { half: 17000, fullDay: 24000 },
      'Moyenne+': { half: 21000, fullDay: 30000 },
      Grande: { half: 27000, fullDay: 39000 },
      XL: { half: 36000, fullDay: 51000 },
    },
  },
  comfort: {
    unitPrices: {
      AM: 7900,
      PM: 7600,
      AMPM: 11900,
      'AM+LUNCH': 9600,
      'PM+LUNCH': 9400,
      BUFFET_LUNCH: 3800,
      AFTERWORK: 2900,
      AFTERWORK_COCKTAIL: 4600,
      TEAMBUILDING: 6800,
      FACILITATOR: 64000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 14000, fullDay: 20000 },
      Moyenne: { half: 20000, fullDay: 29000 },
      'Moyenne+': { half: 25000, fullDay: 36000 },
      Grande: { half: 32000, fullDay: 46000 },
      XL: { half: 41000, fullDay: 59000 },
    },
  },
  signature: {
    unitPrices: {
      AM: 9800,
      PM: 9500,
      AMPM: 14900,
      'AM+LUNCH': 12100,
      'PM+LUNCH': 11800,
      BUFFET_LUNCH: 4500,
      AFTERWORK: 3500,
      AFTERWORK_COCKTAIL: 5500,
      TEAMBUILDING: 7500,
      FACILITATOR: 72000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 16000, fullDay: 23000 },
      Moyenne: { half: 23000, fullDay: 33000 },
      'Moyenne+': { half: 28000, fullDay: 40000 },
      Grande: { half: 36000, fullDay: 51000 },
      XL: { half: 45000, fullDay: 64000 },
    },
  },
} satisfies Readonly<Record<string, PriceList>>;

/** A venue's only version, which holds on every day of a test. */
export const pricesOf = (list: PriceList) => [{ from: '2024-01-01', list }];
