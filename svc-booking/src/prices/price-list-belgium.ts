import type { PriceList } from '@plenary/contracts/price-list-terms';
import type { PriceTier } from '../venues/venue-record.ts';

export const belgium: Readonly<Record<PriceTier, PriceList>> = {
  classic: {
    unitPrices: {
      AM: 5600,
      PM: 5400,
      AMPM: 8500,
      'AM+LUNCH': 6900,
      'PM+LUNCH': 6700,
      BUFFET_LUNCH: 3000,
      AFTERWORK: 2500,
      AFTERWORK_COCKTAIL: 3500,
      TEAMBUILDING: 6000,
      FACILITATOR: 55000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 12000, fullDay: 17000 },
      Moyenne: { half: 16000, fullDay: 23000 },
      'Moyenne+': { half: 20000, fullDay: 29000 },
      Grande: { half: 25000, fullDay: 36000 },
      XL: { half: 33000, fullDay: 47000 },
    },
  },
  comfort: {
    unitPrices: {
      AM: 6900,
      PM: 6700,
      AMPM: 10500,
      'AM+LUNCH': 8500,
      'PM+LUNCH': 8300,
      BUFFET_LUNCH: 3400,
      AFTERWORK: 2800,
      AFTERWORK_COCKTAIL: 4000,
      TEAMBUILDING: 6500,
      FACILITATOR: 59000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 13000, fullDay: 19000 },
      Moyenne: { half: 18000, fullDay: 26000 },
      'Moyenne+': { half: 22000, fullDay: 31000 },
      Grande: { half: 28000, fullDay: 40000 },
      XL: { half: 37000, fullDay: 53000 },
    },
  },
  signature: {
    unitPrices: {
      AM: 8200,
      PM: 8000,
      AMPM: 12500,
      'AM+LUNCH': 10100,
      'PM+LUNCH': 9900,
      BUFFET_LUNCH: 3900,
      AFTERWORK: 3200,
      AFTERWORK_COCKTAIL: 4800,
      TEAMBUILDING: 7000,
      FACILITATOR: 65000,
      WELLNESS: 0,
      ECOLOGY: 200,
    },
    subrooms: {
      Petite: { half: 15000, fullDay: 21000 },
      Moyenne: { half: 20000, fullDay: 29000 },
      'Moyenne+': { half: 25000, fullDay: 36000 },
      Grande: { half: 32000, fullDay: 46000 },
      XL: { half: 41000, fullDay: 59000 },
    },
  },
};
