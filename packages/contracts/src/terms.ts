/** Closed lists and limits of the product, without schemas: what a browser needs of them costs nothing more. */

export const countryCodes = ['FRA', 'BEL', 'ESP'] as const;
export const defaultCountryCode = 'FRA';
/** Where a country's venues are. */
export const timeZoneOf: Readonly<Record<(typeof countryCodes)[number], string>> = {
  FRA: 'Europe/Paris',
  BEL: 'Europe/Brussels',
  ESP: 'Europe/Madrid',
};

export const languages = ['fr', 'en', 'es', 'nl'] as const;
export const fallbackLanguage = 'fr';
/** In which days, numbers and prices are written. */
export const localeOf: Readonly<Record<(typeof languages)[number], string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };

/** Half-days of a room; `AM, PM` is the full day (spec/booking.md §3). */
export const durations = ['AM', 'PM', 'AM, PM'] as const;

/** Set-ups a search may ask for. */
export const searchConfigurations = ['cabarets', 'casual', 'u', 'theater', 'board', 'class'] as const;
/** Set-ups the product knows; the ones a search may not ask for are priced by hand. */
export const configurations = [...searchConfigurations, 'auditorium', 'standing', 'close-to-ground'] as const;

export const maxDays = 10;
export const maxSubcommittees = 6;
export const maxPax = 999;

/** What a quote may add to a demand (spec/booking.md §3 "Add-ons"). */
export const addonNames = ['teambuilding', 'wellness', 'facilitator', 'afterwork', 'ecology'] as const;
