/** Closed lists and limits of the product, without schemas: what a browser needs of them costs nothing more. */

export const countryCodes = ['FRA', 'BEL', 'ESP'] as const;
export const defaultCountryCode = 'FRA';
/** Time zone of a country's venues. */
export const timeZoneOf: Readonly<Record<(typeof countryCodes)[number], string>> = {
  FRA: 'Europe/Paris',
  BEL: 'Europe/Brussels',
  ESP: 'Europe/Madrid',
};

export const languages = ['fr', 'en', 'es', 'nl'] as const;
export const fallbackLanguage = 'fr';
/** Locale of days, numbers and prices. */
export const localeOf: Readonly<Record<(typeof languages)[number], string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };

/** Half-days of a room; `AM, PM` is the full day (spec/booking.md §3). */
export const durations = ['AM', 'PM', 'AM, PM'] as const;

/** A day of one evening alone (docs/decisions/0070-evenings-alone.md): drinks, or a dinner. */
export const evenings = ['afterwork', 'cocktail'] as const;
export type Evening = (typeof evenings)[number];

/** Set-ups that a search may contain. */
export const searchConfigurations = ['cabarets', 'casual', 'u', 'theater', 'board', 'class'] as const;
/** Set-ups the product knows; those that a search may not contain are priced by hand. */
export const configurations = [...searchConfigurations, 'auditorium', 'standing', 'close-to-ground'] as const;

export const maxDays = 10;
export const maxSubcommittees = 6;
export const maxPax = 999;
/** Characters of what a customer writes to sales about a search. */
export const callbackMessageLength = 4_000;

/** Possible add-ons of a quote (spec/booking.md §3 "Add-ons"). */
export const addonNames = ['teambuilding', 'wellness', 'facilitator', 'afterwork', 'ecology'] as const;
