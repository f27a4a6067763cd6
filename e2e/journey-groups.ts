import { readdirSync } from 'node:fs';

/**
 * The files of journeys by the part of the product that they walk through. Each group is a task of its own (`turbo.json` names the
 * workspaces whose changes run it again) and a project of Playwright: `npx playwright test --project survey`.
 */
export const journeyGroups = {
  booking: [
    'api-client',
    'booking-options',
    'booking-outcomes',
    'booking-requests',
    'booking-ways',
    'cancellation',
    'change-of-booking',
    'clicks-to-quote',
    'documents-goals',
    'favourites',
    'main-journey',
    'modes-credit',
    'modes-finder',
    'modes-light',
    'modes-rooms-alone',
    'modes-team',
    'modes-whole',
    'registers',
    'room-names',
    'search-fields',
    'signature',
    'upsell-to-quote',
    'venue-page',
  ],
  identity: ['identity-account', 'identity-paths', 'identity-providers', 'sign-in-fields'],
  survey: [
    'client-area-pages',
    'event-cards',
    'guests',
    'lunch-seats',
    'staff-surveys',
    'survey-answers',
    'survey-fields',
    'survey-journey',
    'survey-of-booking',
    'survey-pages',
    'survey-share-link',
  ],
  staff: [
    'deal-terms',
    'payments',
    'staff',
    'staff-accounts',
    'staff-charts',
    'staff-desk',
    'staff-events',
    'staff-network',
    'staff-new-quote',
    'staff-new-venue',
    'staff-outages',
    'staff-planning',
    'staff-records',
    'staff-reports',
    'staff-rights',
    'staff-sheets',
    'staff-whole-network',
  ],
  screens: [
    'accessibility',
    'breakpoints',
    'broken-replies',
    'call-headers',
    'insecure-origin',
    'keyboard-journey',
    'map-clusters',
    'page-faults',
    'remote-faults',
    'resilience',
    'rendered-pages',
    'site-pages',
    'staff-screens',
  ],
  access: ['authorisation', 'rotation', 'secrets-in-logs', 'service-away', 'wrong-settings'],
  operations: ['backup', 'chaos', 'releases', 'replicas', 'shell-release'],
} as const satisfies Record<string, readonly string[]>;

const endOfName = '.test.ts';

/** Throws if a file of journeys belongs to no group or to two: it would never run, or run twice. */
export const checkJourneyGroups = (folder: string): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith(endOfName));
  const grouped = Object.values(journeyGroups)
    .flat()
    .map((name) => name + endOfName);
  const astray = files.filter((file) => !grouped.includes(file as never));
  const wrong = grouped.filter((file, index) => !files.includes(file) || grouped.indexOf(file) !== index);
  if (astray.length + wrong.length > 0) throw new Error(`not in exactly one group of journeys: ${[...astray, ...wrong].join(', ')}`);
};
