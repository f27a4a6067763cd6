import type { APIRequestContext } from '@playwright/test';
import { claire, demoEvent } from '../survey-steps.ts';

interface Audience {
  /** E-mail of the demo account that looks; a visitor otherwise. */
  account?: string;
  /** The staff's boards and tables are as wide as what they hold: they scroll in their own frame. */
  hasWideTables?: boolean;
  pathsOf: (request: APIRequestContext) => Promise<readonly string[]>;
}

interface ListedQuote {
  id: string;
  status: string;
  venue: { slug: string };
}

const ofQuotes = async (request: APIRequestContext): Promise<string[]> => {
  const { quotes }: { quotes: ListedQuote[] } = await (await request.get('/api/quotes')).json();
  const found = (status: string) => {
    const quote = quotes.find((one) => one.status === status);
    if (!quote) throw new Error(`the demo has no quote that is ${status}`);
    return quote;
  };
  const { id, venue } = found('Presented');
  const { demandId } = await (await request.get(`/api/quotes/${id}`)).json();
  return [
    `/quotes/${id}`,
    `/quotes/${id}/signature`,
    `/quotes/${id}/release-option`,
    `/quotes/${found('Approved').id}`,
    `/venues/${venue.slug}/upsell?demandId=${demandId}`,
  ];
};

const steps = [
  '',
  '/day/0/plenary/0',
  '/day/0/subcommittee/0',
  '/day/0/lunch',
  '/day/0/wellness',
  '/day/0/team-building',
  '/day/1/afterwork',
  '/additional-needs',
  '/upsell',
  '/summary',
];

/** Every address that shows a screen by itself; what is opened on them is looked at by the journeys. */
export const audiences: Readonly<Record<string, Audience>> = {
  visitors: {
    pathsOf: async () => [
      '/',
      '/?countryCode=ESP',
      '/?countryCode=FRA&venue=ternes&venue=louise',
      '/?countryCode=FRA&compare=ternes&compare=bercy&compare=cour-vaneau&view=compare',
      '/venues/ternes',
      '/venues/bourse',
      '/venues/bourse/event-demand',
      '/wellness-facilitator',
      '/afterwork-teambuilding',
      '/legal-notices',
      '/private-policy',
      '/authentication',
      '/authentication/login?email=claire%40atelier-nord.example',
      '/authentication/signup?email=nora%40maison-lambert.example',
      '/auth/reset-password',
      '/auth/reset-password/check-mail',
      '/nowhere/at/all',
    ],
  },
  customers: {
    account: claire,
    pathsOf: async (request) => [
      ...(await ofQuotes(request)),
      '/auth/account',
      '/profile/events',
      '/profile/quotes',
      '/profile/account',
      ...[demoEvent.twoDays, demoEvent.waiting, demoEvent.past].map((eventId) => `/profile/events/${eventId}`),
      ...steps.map((step) => `/survey/${demoEvent.twoDays}${step}`),
      `/survey/${demoEvent.closed}/validated`,
    ],
  },
  staff: {
    account: 'admin@comet.example',
    hasWideTables: true,
    pathsOf: async (request) => {
      const { companies } = await (await request.get('/api/accounts/companies')).json();
      return [
        '/staff/today',
        '/staff/week',
        '/staff/planning?country=FRA&venue=ternes',
        '/staff/sheets/ternes',
        '/staff/calendar',
        '/staff/tasks',
        '/staff/undelivered',
        '/staff/crm-faults',
        '/referentials?country=FRA&venue=ternes',
        '/staff/room-changes',
        '/staff/audit-trail',
        '/staff/retention',
        '/staff/surveys',
        `/staff/surveys/${demoEvent.waiting}`,
        '/staff/meeting-scientists',
        '/staff/accounts',
        '/staff/accounts/audit-trail',
        '/staff/companies',
        `/staff/companies/${companies[0].companyId}`,
        '/staff/network',
        '/staff/network/ternes',
        '/staff/network/ternes/prices',
        '/staff/network/ternes/pictures',
        '/staff/releases',
        '/sandbox',
      ];
    },
  },
};
