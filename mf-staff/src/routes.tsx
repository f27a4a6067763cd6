import type { RouteObject } from '@plenary/platform/router';

export const routes: RouteObject[] = [];
