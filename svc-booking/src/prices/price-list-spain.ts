import type { PriceList } from '@plenary/contracts/price-list-terms';
import type { PriceTier } from '../venues/venue-record.ts';

export const spain: Readonly<Record<PriceTier, PriceList>> = {
  classic: {
    unitPrices: {
      AM: 5000,
      PM: 4800,
      AMPM: 7500,
      'AM+LUNCH': 6100,
      'PM+LUNCH': 5900,
      BUFFET_LUNCH: 2800,
      AFTERWORK: 2500,
      AFTERWORK_COCKTAIL: 3200,
      TEAMBUILDING: 5500,
      FACILITATOR: 49000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 12000, fullDay: 17000 },
      Moyenne: { half: 15000, fullDay: 21000 },
      'Moyenne+': { half: 18000, fullDay: 26000 },
      Grande: { half: 23000, fullDay: 33000 },
      XL: { half: 30000, fullDay: 43000 },
    },
  },
  comfort: {
    unitPrices: {
      AM: 6300,
      PM: 6100,
      AMPM: 9500,
      'AM+LUNCH': 7700,
      'PM+LUNCH': 7500,
      BUFFET_LUNCH: 3100,
      AFTERWORK: 2700,
      AFTERWORK_COCKTAIL: 3600,
      TEAMBUILDING: 6000,
      FACILITATOR: 53000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 12500, fullDay: 18000 },
      Moyenne: { half: 17000, fullDay: 24000 },
      'Moyenne+': { half: 20000, fullDay: 29000 },
      Grande: { half: 26000, fullDay: 37000 },
      XL: { half: 34000, fullDay: 49000 },
    },
  },
  signature: {
    unitPrices: {
      AM: 7600,
      PM: 7400,
      AMPM: 11500,
      'AM+LUNCH': 9300,
      'PM+LUNCH': 9100,
      BUFFET_LUNCH: 3500,
      AFTERWORK: 3000,
      AFTERWORK_COCKTAIL: 4200,
      TEAMBUILDING: 6500,
      FACILITATOR: 58000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 14000, fullDay: 20000 },
      Moyenne: { half: 19000, fullDay: 27000 },
      'Moyenne+': { half: 23000, fullDay: 33000 },
      Grande: { half: 29000, fullDay: 41000 },
      XL: { half: 38000, fullDay: 54000 },
    },
  },
};
