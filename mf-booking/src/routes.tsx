import { changeTexts } from '@plenary/booking-changes/texts';
import { sellsServices } from '@plenary/contracts/deployment-terms';
import { currentPlatform } from '@plenary/platform';
import { Outlet, type RouteObject, useLocation } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { type ComponentType, useEffect } from 'react';
import { keepClickId } from './ads/keep-click-id.ts';
import { later } from './later.ts';
import { ListPage } from './list/list-page.tsx';
import { loadList, shouldRevalidateList } from './list/load-list.ts';
import { bringPageTexts, bringTexts } from './texts.ts';

const Root = () => {
  const { search } = useLocation();
  useEffect(() => keepClickId(search), [search]);
  return <Outlet />;
};

/** A page with its code and its texts. Pages of one name share a file, since the list pays for the name and the hash of every file. */
const page = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [Page] = await Promise.all([load(), bringPageTexts()]);
    return Page;
  });
const inLocale = lazyPage(() => import('./in-locale.tsx').then(({ InLocale }) => InLocale));
const noData = async () => null;
const venuePage = page(() => import('./venue/venue-page.tsx').then(({ VenuePage }) => VenuePage));
const upsellPage = page(() => import('./upsell/upsell-page.tsx').then(({ UpsellPage }) => UpsellPage));
const quotePage = page(() => import(/* webpackChunkName: "quote" */ './quote-page/quote-page.tsx').then(({ QuotePage }) => QuotePage));
const sharedQuotePage = page(() =>
  import(/* webpackChunkName: "quote" */ './quote-share/shared-quote-page.tsx').then(({ SharedQuotePage }) => SharedQuotePage),
);
const optionPage = page(() => import(/* webpackChunkName: "option" */ './option/option-page.tsx').then(({ OptionPage }) => OptionPage));
const releasePage = page(() => import(/* webpackChunkName: "option" */ './option/release-page.tsx').then(({ ReleasePage }) => ReleasePage));
const cancellationPage = page(() => import('./cancellation/cancellation-page.tsx').then(({ CancellationPage }) => CancellationPage));
const changePage = page(async () => {
  const [{ ChangePage }] = await Promise.all([import('./changes/change-page.tsx'), bringTexts(changeTexts, 'bookingChange')]);
  return ChangePage;
});
const signaturePage = page(() =>
  import(/* webpackChunkName: "signature" */ './signature/signature-page.tsx').then(({ SignaturePage }) => SignaturePage),
);
const countersignaturePage = page(() =>
  import(/* webpackChunkName: "signature" */ './signature/countersignature-page.tsx').then(
    ({ CountersignaturePage }) => CountersignaturePage,
  ),
);
const bigEventPage = page(() =>
  import(/* webpackChunkName: "big-event" */ './big-event/big-event-page.tsx').then(({ BigEventPage }) => BigEventPage),
);
const confirmationPage = page(() =>
  import(/* webpackChunkName: "big-event" */ './big-event/confirmation-page.tsx').then(({ ConfirmationPage }) => ConfirmationPage),
);
const wellnessPage = page(() =>
  import('./information/information-pages.tsx').then(({ WellnessFacilitatorPage }) => WellnessFacilitatorPage),
);
const afterworkPage = page(() =>
  import('./information/information-pages.tsx').then(({ AfterworkTeambuildingPage }) => AfterworkTeambuildingPage),
);
const bringLoaders = async () => (await import('./page-loaders.ts')).pageLoaders;
const bigEvent = later(async () => (await bringLoaders()).bigEvent);
/** Pages about add-ons exist only if add-ons are sold (server-rules §7). */
const withServices = async () => {
  if (!sellsServices(currentPlatform().settings.productMode)) throw new Response(null, { status: 404 });
  return null;
};

const quote = later(async () => (await bringLoaders()).quote);

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { path: '/', loader: loadList, shouldRevalidate: shouldRevalidateList, Component: ListPage },
      {
        loader: inLocale.while(noData),
        Component: inLocale.Component,
        handle: { come: inLocale.come },
        children: [
          {
            path: '/venues/:venueSlug',
            loader: venuePage.while(later(async () => (await import('./venue/load-venue.ts')).loadVenue)),
            Component: venuePage.Component,
            handle: { come: venuePage.come },
          },
          {
            path: '/venues/:venueSlug/upsell',
            loader: upsellPage.while(later(async () => (await bringLoaders()).upsell)),
            Component: upsellPage.Component,
          },
          { path: '/quotes/:quoteId', loader: quotePage.while(quote), Component: quotePage.Component },
          {
            path: '/quotes/:quoteId/shared',
            loader: sharedQuotePage.while(later(async () => (await bringLoaders()).sharedQuote)),
            Component: sharedQuotePage.Component,
          },
          {
            path: '/venues/:venueSlug/option-confirmation',
            loader: optionPage.while(later(async () => (await bringLoaders()).option)),
            Component: optionPage.Component,
          },
          {
            path: '/quotes/:quoteId/release-option',
            loader: releasePage.while(quote),
            Component: releasePage.Component,
          },
          {
            path: '/quotes/:quoteId/cancellation',
            loader: cancellationPage.while(later(async () => (await bringLoaders()).cancellation)),
            Component: cancellationPage.Component,
          },
          {
            path: '/quotes/:quoteId/change',
            loader: changePage.while(later(async () => (await bringLoaders()).changes)),
            Component: changePage.Component,
          },
          {
            path: '/quotes/:quoteId/signature',
            loader: signaturePage.while(later(async () => (await bringLoaders()).signature)),
            Component: signaturePage.Component,
          },
          {
            path: '/quotes/:quoteId/countersignature',
            loader: countersignaturePage.while(later(async () => (await bringLoaders()).countersignature)),
            Component: countersignaturePage.Component,
          },
          { path: '/venues/:venueSlug/event-demand', loader: bigEventPage.while(bigEvent), Component: bigEventPage.Component },
          {
            path: '/venues/:venueSlug/event-demand-confirmation',
            loader: confirmationPage.while(bigEvent),
            Component: confirmationPage.Component,
          },
          {
            path: '/wellness-facilitator',
            loader: wellnessPage.while(withServices),
            Component: wellnessPage.Component,
            handle: { come: wellnessPage.come },
          },
          {
            path: '/afterwork-teambuilding',
            loader: afterworkPage.while(withServices),
            Component: afterworkPage.Component,
            handle: { come: afterworkPage.come },
          },
        ],
      },
    ],
  },
];
