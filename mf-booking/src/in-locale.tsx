import { usePlatform } from '@plenary/platform';
import { Outlet } from '@plenary/platform/router';
import { LocaleProvider } from '@plenary/ui/locale-provider';

/** Around the pages with calendars and dialogs: react-aria, this remote's own copy, would speak the browser's language in them. */
export const InLocale = () => (
  <LocaleProvider locale={usePlatform().locale}>
    <Outlet />
  </LocaleProvider>
);
