import { endpoints } from '@plenary/contracts/endpoints';
import type { Releases } from '../releases/releases.ts';
import { createCallNames } from './call-names.ts';

/** Counts each call of a browser by its day, so that one that nobody makes any more can be found. */
export const countCalls = (releases: Pick<Releases, 'use'>) => {
  const names = createCallNames(endpoints.filter(({ access, service }) => access !== 'service' && service !== 'gateway'));
  return (method: string, pathname: string): void => releases.use(names.of(method, pathname), names.all);
};
