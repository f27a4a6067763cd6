import 'i18next';
import type { ChangeTexts } from './texts.ts';

// A key that the French texts lack is an error of types.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { remote: ChangeTexts };
  }
}
