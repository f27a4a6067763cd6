/** Closed lists and figures of the papers of the desk, without schemas (design: desk D13-D15). */

/** Minutes before its first use at which a room is ready. */
export const readyMinutes = 30;

/** What a reader of a sheet has to know before they rely on it. */
const sheetFlags = ['option', 'survey-missing', 'survey-open', 'to-validate', 'price-open', 'over-capacity', 'deposit-open'] as const;
export type SheetFlag = (typeof sheetFlags)[number];

/** Food of a package that has no step in the survey. */
export const sheetFoods = ['BREAKFAST', 'GOURMET_BREAK'] as const;
export type SheetFood = (typeof sheetFoods)[number];

/** Meals that a kitchen serves, in the order of a day: `any` and `lunch` are a lunch whose service is still open. */
export const meals = [
  ...sheetFoods,
  ...(['service1', 'service2', 'any', 'lunch', 'meal_trays', 'external_restaurant', 'evening'] as const),
] as const;
export type Meal = (typeof meals)[number];

/** The papers of a venue's day. */
export const sheetLists = ['day', 'kitchen', 'set-up'] as const;
export type SheetList = (typeof sheetLists)[number];

/** Venues and days that one call asks the surveys of. */
export const mostSheetPlaces = 100;
