import { usePlatform } from '@plenary/platform';
import { takeLinkToken } from '@plenary/platform/link-token';
import { Outlet, type RouteObject, redirect } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AreaLayout } from './area/area-layout.tsx';
import { loadEvent } from './event/load-event.ts';
import { loadEvents } from './events/load-events.ts';
import { loadGuests } from './guests/load-guests.ts';
import { paths } from './paths.ts';
import { loadProfile } from './profile/load-profile.ts';
import { loadQuotes } from './quotes/load-quotes.ts';

/** react-aria is this remote's own copy: without its provider dialogs would speak the browser's language. */
const Root = () => (
  <I18nProvider locale={usePlatform().locale}>
    <Outlet />
  </I18nProvider>
);

const events = lazyPage(() => import('./events/events-page.tsx').then(({ EventsPage }) => EventsPage));
const event = lazyPage(() => import('./event/event-page.tsx').then(({ EventPage }) => EventPage));
const guests = lazyPage(() => import('./guests/guests-page.tsx').then(({ GuestsPage }) => GuestsPage));
const checkUser = lazyPage(() => import('./check-user/check-user-page.tsx').then(({ CheckUserPage }) => CheckUserPage));
const quotes = lazyPage(() => import('./quotes/quotes-page.tsx').then(({ QuotesPage }) => QuotesPage));
const profile = lazyPage(() => import('./profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage));
const takeShare = async ({ request }: { request: Request }) => takeLinkToken(request, 'share');

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { path: '/profile', loader: () => redirect(paths.events()) },
      { path: '/profile/events/:userSalesforceId/check-user', loader: checkUser.while(takeShare), Component: checkUser.Component },
      {
        Component: AreaLayout,
        children: [
          { path: '/profile/events', loader: events.while(loadEvents), Component: events.Component },
          { path: '/profile/events/:eventId', loader: event.while(loadEvent), Component: event.Component },
          { path: '/profile/events/:eventId/guests', loader: guests.while(loadGuests), Component: guests.Component },
          { path: '/profile/quotes', loader: quotes.while(loadQuotes), Component: quotes.Component },
          { path: '/profile/account', loader: profile.while(loadProfile), Component: profile.Component },
        ],
      },
    ],
  },
];
