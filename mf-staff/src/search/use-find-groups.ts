import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDays } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { customerName, useDealName } from '../desk/deal-name.ts';
import { mayOpen } from '../desk/page-rights.ts';
import { placeOf } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { type Find, useFindActions } from './use-find-actions.ts';
import type { Finds } from './use-finds.ts';

export interface FindGroup {
  id: 'customers' | 'companies' | 'deals' | 'requests' | 'venues' | 'rooms' | 'actions';
  finds: Find[];
}

const joined = (...facts: (string | undefined)[]) => facts.filter(Boolean).join(' · ');

/** Finds in words, by kind, each leading to its record; then what can be done about them. */
export const useFindGroups = (finds: Finds): FindGroup[] => {
  const { desk, accounts } = finds;
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const actions = useFindActions(finds);
  const { language, locale, session } = usePlatform();
  const people = (count: number) => t('tasks.pax', { count });
  const openOf = ({ quoteId, venue, firstDay: day }: ListedDeal) =>
    mayOpen(session, paths.quote(quoteId), placeOf(venue)) ? paths.quote(quoteId) : paths.sheet({ venue: venue.slug, day });
  const groups: FindGroup[] = [
    {
      id: 'companies',
      finds: (accounts?.companies ?? []).map(({ companyId, name, domains, peopleCount }) => ({
        ...{ id: `company-${companyId}`, title: name, to: paths.customerCompany(companyId) },
        facts: joined(domains.join(', '), t('search.people', { count: peopleCount })),
      })),
    },
    {
      id: 'customers',
      finds: (accounts?.customers ?? []).map(({ userId, name, companyName, email, phone }) => ({
        ...{ id: `customer-${userId}`, title: name, to: paths.customer(userId) },
        facts: joined(companyName, email, phone),
      })),
    },
    {
      id: 'deals',
      finds: (desk?.deals ?? []).map((deal) => ({
        ...{ id: `deal-${deal.quoteId}`, to: openOf(deal), state: dealStageWords[language][deal.stage] },
        title: nameOf(deal),
        facts: joined(
          deal.customer?.companyName && deal.customer.name,
          deal.venue.name,
          formatDays(deal.firstDay, deal.lastDay, locale),
          people(deal.pax),
        ),
      })),
    },
    {
      id: 'requests',
      finds: (desk?.requests ?? []).map(({ id, kind, state, customer, venue, firstDay, lastDay, pax }) => ({
        ...{ id: `request-${id}`, to: paths.tasks(state), state: t(`tasks.states.${state}`) },
        title: `${t(`tasks.kinds.${kind}`)}, ${customerName(customer)}`,
        facts: joined(venue?.name ?? t('tasks.anyVenue'), formatDays(firstDay, lastDay, locale), people(pax)),
      })),
    },
    {
      id: 'venues',
      finds: (desk?.venues ?? []).map(({ slug, name, countryCode: country }) => ({
        ...{ id: `venue-${slug}`, title: name, facts: t(`countries.${country}`) },
        to: paths.planning({ country, venue: slug }),
      })),
    },
    {
      id: 'rooms',
      finds: (desk?.rooms ?? []).map(({ roomId, name, venue: { slug, name: venue, countryCode: country } }) => ({
        ...{ id: `room-${roomId}`, title: name, facts: venue, to: paths.planning({ country, venue: slug }) },
      })),
    },
  ];
  return [...groups, { id: 'actions' as const, finds: actions }]
    .map(({ id, finds: all }) => ({ id, finds: all.filter(({ to }) => mayOpen(session, to)) }))
    .filter(({ finds: left }) => left.length > 0);
};
