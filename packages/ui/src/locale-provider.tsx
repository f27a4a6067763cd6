import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Each remote wraps its root in it: without, calendars and hidden words speak the browser's language. `locale` is BCP 47. */
export const LocaleProvider = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
