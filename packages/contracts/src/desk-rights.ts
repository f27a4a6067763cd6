/** Jobs of the staff, and what each of them may do (design: desk D26), without schemas. */

export const jobs = ['sales', 'sales-manager', 'event-manager', 'venue', 'finance', 'network'] as const;
export type Job = (typeof jobs)[number];

export const rights = [
  /** Events and sheets; everything of the desk that is nobody's in particular. */
  'events',
  'diets',
  /** Prices, customers and companies. */
  'prices',
  /** Quote, hold and propose. */
  'quote',
  /** Approve, waive, confirm and reinstate. */
  'approve',
  /** Change and cancel. */
  'change',
  /** Move and block. */
  'move',
  /** More people than a room's figure. */
  'capacity',
  /** Edit and accept surveys. */
  'survey',
  /** Reports on money, and exports. */
  'export',
  /** Venues, prices and their import. */
  'network',
] as const;
export type Right = (typeof rights)[number];

const rightsOf: Readonly<Record<Job, readonly Right[]>> = {
  sales: ['events', 'prices', 'quote', 'change'],
  'sales-manager': ['events', 'prices', 'quote', 'approve', 'change', 'move', 'capacity', 'survey', 'export'],
  'event-manager': ['events', 'diets', 'prices', 'change', 'move', 'capacity', 'survey'],
  venue: ['events', 'diets', 'move'],
  finance: ['events', 'prices', 'export'],
  network: ['events', 'move', 'network'],
};

/** Where a job is done: everywhere (no places), in a country (its code), or at venues (their ids). */
export const jobScopes = ['network', 'country', 'venues'] as const;
type JobScope = (typeof jobScopes)[number];

/** Jobs that give a right, for words. */
export const jobsWithRight = (right: Right): readonly Job[] => jobs.filter((job) => rightsOf[job].includes(right));

export const maxJobs = 12;
/** Places of all jobs of a person together: they travel in a header of each call. */
export const maxJobPlaces = 60;

/** A job as it travels: a release that is older than a job or a scope gives no right for it. */
export interface HeldJob {
  readonly job: string;
  readonly scope: string;
  readonly places: readonly string[];
}

/** Whoever acts. `jobs` is absent where an older svc-identity told of them. */
export interface RightsHolder {
  readonly role: string;
  readonly jobs?: readonly HeldJob[] | undefined;
}

/** Jobs of all staff before there were jobs. */
export const jobsBefore = [
  { job: 'sales-manager', scope: 'network', places: [] },
  { job: 'event-manager', scope: 'network', places: [] },
] as const satisfies readonly HeldJob[];

/** The venue that something belongs to, or a country as a whole. */
export interface Place {
  readonly country: string;
  readonly venueId?: string | undefined;
}

const isJob = (job: string): job is Job => (jobs as readonly string[]).includes(job);

const jobsWith = ({ role, jobs: held = jobsBefore }: RightsHolder, right: Right): readonly HeldJob[] =>
  role === 'staff' ? held.filter(({ job }) => isJob(job) && rightsOf[job].includes(right)) : [];

const covers = ({ scope, places }: HeldJob, place: Place | 'network'): boolean => {
  if (scope === 'network') return true;
  if (place === 'network') return false;
  if (scope === 'country') return places.includes(place.country);
  return scope === 'venues' && place.venueId !== undefined && places.includes(place.venueId);
};

/** Whether somebody has a right at a place, over the whole network, or, without a place, anywhere at all. */
export const hasRight = (holder: RightsHolder, right: Right, place?: Place | 'network'): boolean =>
  holder.role === 'admin' || jobsWith(holder, right).some((held) => (place === undefined ? isSomewhere(held) : covers(held, place)));

const isSomewhere = ({ scope, places }: HeldJob): boolean =>
  scope === 'network' || ((jobScopes as readonly string[]).includes(scope) && places.length > 0);

/** Where a right holds: `all` of the network, or these countries and venues. */
export type Reach = 'all' | { readonly countries: readonly string[]; readonly venueIds: readonly string[] };

export const reachOf = (holder: RightsHolder, right: Right): Reach => {
  if (hasRight(holder, right, 'network')) return 'all';
  const held = jobsWith(holder, right);
  const placesOf = (wanted: JobScope) => [...new Set(held.filter(({ scope }) => scope === wanted).flatMap(({ places }) => places))];
  return { countries: placesOf('country'), venueIds: placesOf('venues') };
};

/** Whether everything that a job gives at its places is the giver's already: nobody grants what they lack. */
export const mayGrant = (giver: RightsHolder, { job, scope, places }: HeldJob): boolean =>
  giver.role === 'admin' ||
  (isJob(job) &&
    rightsOf[job].every((right) => {
      if (scope === 'network') return hasRight(giver, right, 'network');
      const reach = reachOf(giver, right);
      return reach === 'all' || places.every((place) => (scope === 'country' ? reach.countries : reach.venueIds).includes(place));
    }));
