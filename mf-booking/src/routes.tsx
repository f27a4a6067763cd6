import { usePlatform } from '@plenary/platform';
import { Outlet, type RouteObject } from '@plenary/platform/router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListPage } from './list/list-page.tsx';
import { loadList, shouldRevalidateList } from './list/load-list.ts';

/** react-aria is this remote's own copy: without its provider calendars would speak the browser's language. */
const Root = () => (
  <I18nProvider locale={usePlatform().locale}>
    <Outlet />
  </I18nProvider>
);

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [{ path: '/', loader: loadList, shouldRevalidate: shouldRevalidateList, Component: ListPage }],
  },
];
