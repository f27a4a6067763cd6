import type { RouteObject } from '@plenary/platform/router';
import pages from './pages.json';
import { routesWith } from './router.tsx';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children)]);

it('the shell tells the gateway of every page of its own', () => {
  expect(pathsOf(routesWith())).toEqual(pages.paths);
});
