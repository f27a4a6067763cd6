import type { Releases } from '@plenary/contracts/releases.schemas';

const by = 'nadia.delacroix-van-den-berg@comet.example';

/** Two remotes, one with a canary, and two services, one on its way; override what the test or the screen is about. */
export const makeReleases = (overrides: Partial<Releases> = {}): Releases => ({
  revision: 4,
  remotes: [
    {
      remote: 'mf-booking',
      live: '0.1.0-0a1b2c3d',
      before: null,
      canary: {
        version: '0.2.0-4e5f6a7b',
        percent: 10,
        seen: { canary: { visitors: 1, failed: 1 }, live: { visitors: 41, failed: 0 } },
      },
      versions: [
        { version: '0.2.0-4e5f6a7b', releasedAt: '2027-01-12T09:30:00Z', releasedBy: by, share: 10, reports: 3 },
        { version: '0.1.0-0a1b2c3d', releasedAt: '2027-01-11T09:30:00Z', releasedBy: 'deploy', share: 90, reports: 0 },
        { version: '0.1.0-99887766', releasedAt: '2027-01-10T09:30:00Z', releasedBy: 'deploy', share: 0, reports: 12 },
      ],
    },
    { remote: 'mf-auth', live: null, canary: null, versions: [] },
  ],
  services: [
    {
      service: 'svc-booking',
      live: '0.3.0-5d6e7f80',
      before: null,
      copies: [
        { version: '0.3.0-5d6e7f80', isReady: true },
        { version: null, isReady: true },
      ],
      versions: [
        { version: '0.3.0-5d6e7f80', releasedAt: '2027-01-12T08:30:00Z', releasedBy: 'deploy' },
        { version: '0.2.0-11223344', releasedAt: '2027-01-11T08:30:00Z', releasedBy: by },
      ],
    },
    { service: 'svc-identity', live: null, copies: [], versions: [] },
  ],
  trail: [
    {
      revision: 4,
      at: '2027-01-12T09:30:00Z',
      by,
      remote: 'mf-booking',
      deed: 'release',
      versions: ['0.2.0-4e5f6a7b'],
      percent: 10,
      reason: null,
    },
    {
      revision: 3,
      at: '2027-01-11T10:30:00Z',
      by: 'gateway',
      remote: 'mf-booking',
      deed: 'withdraw',
      versions: [],
      percent: null,
      reason: '0.1.0-99887766: 8/8, live: 0/60',
    },
  ],
  ...overrides,
});
