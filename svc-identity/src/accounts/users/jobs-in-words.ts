import type { HeldJobs } from '@plenary/contracts/user.schemas';

/** As the trail has them: `venue: country FRA; sales: network` */
export const jobsInWords = (jobs: HeldJobs): string =>
  jobs.map(({ job, scope, places }) => `${job}: ${[scope, ...places].join(' ')}`).join('; ');
