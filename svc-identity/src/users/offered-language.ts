import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** A user's language where the deployment offers it, else French, else the first offered: an account may be older than the setting. */
export const offeredLanguage = (languages: readonly Language[], lang: Language): Language =>
  languages.find((offered) => offered === lang) ??
  languages.find((offered) => offered === fallbackLanguage) ??
  languages[0] ??
  fallbackLanguage;
