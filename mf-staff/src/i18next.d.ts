import 'i18next';
import type { ChangeTexts } from '@plenary/booking-changes/texts';
import type texts from './locales/fr.json';

// A key that the French texts lack is an error of types.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { staff: typeof texts & ChangeTexts };
  }
}
