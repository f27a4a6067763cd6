import type { Figure } from '@plenary/service-kit/metrics';
import type { StateOfServices } from './health.ts';

/** The state of each service as this gateway sees it. */
export const serviceFigures = (stateOfServices: () => Promise<StateOfServices>): readonly Figure[] => [
  {
    name: 'plenary_service_up',
    help: 'Whether a service is there: 1, 0.5 where a part of it or one of its replicas is missing, 0',
    labels: ['service'],
    read: async () =>
      Object.entries((await stateOfServices()).services).map(([service, { status }]) => ({
        labels: { service },
        value: status === 'up' ? 1 : status === 'degraded' ? 0.5 : 0,
      })),
  },
];
