import 'i18next';
import type { ChangeTexts } from '@plenary/booking-changes/texts';
import type choice from './locales/choice/fr.json';
import type list from './locales/list/fr.json';
import type pages from './locales/pages/fr.json';

// A key that the French texts lack is an error of types.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { booking: typeof list & typeof choice & typeof pages & ChangeTexts };
  }
}
