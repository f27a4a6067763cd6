import { usePlatform } from '@plenary/platform';
import { Outlet, type RouteObject } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DayLayout } from './day/day-layout.tsx';
import { loadDay } from './day/load-day.ts';
import { loadStep } from './step/load-step.ts';
import { loadSummary } from './summary/load-summary.ts';
import { leaveForDayRoot, loadSurvey } from './survey/load-survey.ts';

/** react-aria is this remote's own copy: without its provider dialogs would speak the browser's language. */
const Root = () => (
  <I18nProvider locale={usePlatform().locale}>
    <Outlet />
  </I18nProvider>
);

const layout = lazyPage(() => import('./layout/survey-layout.tsx').then(({ SurveyLayout }) => SurveyLayout));
const contact = lazyPage(() => import('./contact/contact-page.tsx').then(({ ContactPage }) => ContactPage));
const day = lazyPage(() => import('./day/day-page.tsx').then(({ DayPage }) => DayPage));
const room = lazyPage(() => import('./room/room-page.tsx').then(({ RoomPage }) => RoomPage));
const lunch = lazyPage(() => import('./lunch/lunch-page.tsx').then(({ LunchPage }) => LunchPage));
const wellness = lazyPage(() => import('./wellness/wellness-page.tsx').then(({ WellnessPage }) => WellnessPage));
const afterwork = lazyPage(() => import('./evening/afterwork-page.tsx').then(({ AfterworkPage }) => AfterworkPage));
const teamBuilding = lazyPage(() => import('./evening/team-building-page.tsx').then(({ TeamBuildingPage }) => TeamBuildingPage));
const needs = lazyPage(() => import('./needs/needs-page.tsx').then(({ NeedsPage }) => NeedsPage));
const upsell = lazyPage(() => import('./upsell/upsell-page.tsx').then(({ UpsellPage }) => UpsellPage));
const summary = lazyPage(() => import('./summary/summary-page.tsx').then(({ SummaryPage }) => SummaryPage));
const validated = lazyPage(() => import('./validated/validated-page.tsx').then(({ ValidatedPage }) => ValidatedPage));

const notFound = () => {
  throw new Response(null, { status: 404 });
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        path: '/survey/:eventId',
        loader: layout.while(loadSurvey),
        Component: layout.Component,
        // Each save changes which steps are done.
        shouldRevalidate: () => true,
        children: [
          { index: true, loader: contact.while(loadStep('contact')), Component: contact.Component },
          {
            path: 'day/:dayIndex',
            loader: loadDay,
            Component: DayLayout,
            children: [
              { index: true, Component: day.Component, loader: day.while(async () => null) },
              { path: 'plenary/:plenaryIndex', loader: room.while(loadStep('plenary')), Component: room.Component },
              {
                path: 'subcommittee/:subcommitteeIndex',
                loader: room.while(loadStep('subcommittee')),
                Component: room.Component,
              },
              { path: 'lunch', loader: lunch.while(loadStep('lunch')), Component: lunch.Component },
              { path: 'wellness', loader: wellness.while(loadStep('wellness')), Component: wellness.Component },
              { path: 'afterwork', loader: afterwork.while(loadStep('afterwork')), Component: afterwork.Component },
              { path: 'team-building', loader: teamBuilding.while(loadStep('team-building')), Component: teamBuilding.Component },
              { path: '*', loader: leaveForDayRoot },
            ],
          },
          { path: 'additional-needs', loader: needs.while(loadStep('additional-needs')), Component: needs.Component },
          { path: 'upsell', loader: upsell.while(loadStep('upsell')), Component: upsell.Component },
          { path: 'summary', loader: summary.while(loadSummary), Component: summary.Component },
          { path: 'validated', loader: validated.while(loadSummary), Component: validated.Component },
          { path: '*', loader: notFound },
        ],
      },
    ],
  },
];
