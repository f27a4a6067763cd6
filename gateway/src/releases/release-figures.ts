import type { Figure } from '@plenary/service-kit/metrics';
import type { Registry } from './registry.ts';

/** How often releases changed, and the canaries that run. */
export const releaseFigures = (read: () => Promise<Registry>): readonly Figure[] => [
  {
    name: 'plenary_releases_revision',
    help: 'Number of the last change of the releases: releases, canaries, rollbacks and what ended by itself',
    read: async () => [{ value: (await read()).revision }],
  },
  {
    name: 'plenary_canary_percent',
    help: 'Share of the visitors that a canary is given, by remote',
    labels: ['part'],
    read: async () =>
      Object.entries((await read()).remotes).flatMap(([part, { canary }]) => (canary ? [{ labels: { part }, value: canary.percent }] : [])),
  },
];
