import type { ItemCode } from '@plenary/contracts/quote';

/**
 * Percent of a line's net price that is food served on site, and bears its VAT rate; what remains is room, staff and service
 * (server-rules §3 "foodShare"). Breakfast and breaks are food, and so are the drinks of an afterwork's buffet.
 */
export const foodShares: Readonly<Record<ItemCode, number>> = {
  AM: 25,
  PM: 15,
  AMPM: 45,
  'AM+LUNCH': 50,
  'PM+LUNCH': 45,
  BUFFET_LUNCH: 100,
  AFTERWORK: 60,
  AFTERWORK_COCKTAIL: 75,
  ROOM_AM: 0,
  ROOM_PM: 0,
  ROOM_AMPM: 0,
  Petite: 0,
  Moyenne: 0,
  'Moyenne+': 0,
  Grande: 0,
  XL: 0,
  MINIMUM_PRICE: 0,
  TEAMBUILDING: 0,
  WELLNESS: 0,
  FACILITATOR: 0,
  ECOLOGY: 0,
  FREE_SERVICE: 0,
  FREE_FOOD: 100,
};
