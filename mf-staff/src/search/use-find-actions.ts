import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { findsInGroup } from '@plenary/contracts/desk-search-terms';
import { formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import type { IconName } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import type { Finds } from './use-finds.ts';

export interface Find {
  /** Unique among all groups. */
  id: string;
  title: string;
  facts: string;
  /** Where it stands, at the end of its row. */
  state?: string;
  to: string;
  /** Another sign than that of its group. */
  icon?: IconName;
}

/**
 * What can be done next about the company, else the person, else the venue that was found first, and the day sheet of the next event found
 * (design: look 14); where nothing is, a quote for somebody new. None until all is found: rows do not move under the cursor (design: desk D34).
 */
export const useFindActions = ({ search, desk, accounts, isComplete }: Finds): Find[] => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (search === '' || !isComplete) return [];
  const action = (id: string, icon: IconName, to: string, [title, facts = '']: readonly [string, string?]): Find => ({
    ...{ id: `action-${id}`, icon, to, title, facts },
  });
  const all = [desk?.deals, desk?.requests, desk?.venues, desk?.rooms, accounts?.companies, accounts?.customers];
  if (all.every((finds) => !finds?.length))
    return [action('new', 'plus', paths.newQuote({ search }), [t('search.newQuote', { search }), t('search.newQuoteHint')])];

  const [company] = accounts?.companies ?? [];
  const person = accounts?.customers.find(({ companyId }) => !company || companyId === company.companyId);
  const venue = company || person ? undefined : desk?.venues[0];
  const today = localToday(new Date());
  const event = nextOf(desk?.deals ?? [], today);
  const day = event && event.firstDay > today ? event.firstDay : today;
  const place = event?.venue ?? venue;
  const quoteFor = (name: string, facts: string, asked: Parameters<typeof paths.newQuote>[0]) =>
    action('quote', 'plus', paths.newQuote(asked), [t('search.actions.quote', { name }), facts]);
  return [
    ...(company ? [quoteFor(company.name, t('search.actions.choosePerson'), { search: company.name })] : []),
    ...(person && !company ? [quoteFor(person.name, person.companyName, { customer: person.userId })] : []),
    ...(venue ? [quoteFor(venue.name, '', { country: venue.countryCode, venue: venue.slug })] : []),
    ...(company
      ? [action('deals', 'list', paths.events({ company: company.name }), [t('search.actions.deals', { name: company.name })])]
      : []),
    ...(person
      ? [
          action('note', 'pencil', paths.customer(person.userId, 'notes'), [
            t('search.actions.note', { name: person.name }),
            person.companyName,
          ]),
        ]
      : []),
    ...(isFull(desk?.deals) ? [action('all-deals', 'list', paths.events({ search }), [t('search.actions.allDeals', { search })])] : []),
    ...(isFull(accounts?.companies) || isFull(accounts?.customers)
      ? [action('all-customers', 'people', paths.customers(search), [t('search.actions.allCustomers', { search })])]
      : []),
    ...(place
      ? [
          action('sheet', 'document', paths.sheet({ venue: place.slug, day }), [
            t('search.actions.sheet', { name: place.name }),
            formatDay(day, locale, 'full'),
          ]),
        ]
      : []),
  ];
};

/** There may be more than a search shows of a kind. */
const isFull = (finds: readonly unknown[] | undefined): boolean => finds !== undefined && finds.length >= findsInGroup;

/** The confirmed event that begins first of those that are not over. */
const nextOf = (deals: readonly ListedDeal[], today: string): ListedDeal | undefined =>
  deals
    .filter(({ stage, lastDay }) => stage === 'confirmed' && lastDay >= today)
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))[0];
