import type { CountryCode, Language } from '@plenary/contracts/vocabulary';

/** Countries as files name them. */
export const countryWords: Readonly<Record<Language, Readonly<Record<CountryCode, string>>>> = {
  fr: { FRA: 'France', BEL: 'Belgique', ESP: 'Espagne' },
  en: { FRA: 'France', BEL: 'Belgium', ESP: 'Spain' },
  nl: { FRA: 'Frankrijk', BEL: 'België', ESP: 'Spanje' },
  es: { FRA: 'Francia', BEL: 'Bélgica', ESP: 'España' },
};
