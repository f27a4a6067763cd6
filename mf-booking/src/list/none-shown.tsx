import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../search/use-load.ts';
import type { NoVenues } from './no-venues.tsx';
import type { NoneMeetsFilters } from './none-meets-filters.tsx';

interface Props extends ComponentProps<typeof NoVenues>, ComponentProps<typeof NoneMeetsFilters> {}

const bring = async () => (await import('./list-extras.ts')).bringEmptyStates();

/** What stands in the place of the cards; its code comes when it is needed, and without it one sentence tells why. */
export const NoneShown = ({ found, onClear, ...search }: Props) => {
  const { t } = useTranslation('booking');
  const { value: states, hasFailed } = useLoad({ name: 'empty-states', isWanted: true, load: bring });
  if (states) return found > 0 ? <states.NoneMeetsFilters found={found} onClear={onClear} /> : <states.NoVenues {...search} />;
  return hasFailed ? <p role="status">{t(found > 0 ? 'list.noneMeets.title' : 'list.empty.title')}</p> : null;
};
