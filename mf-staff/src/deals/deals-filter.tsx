import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { dealFlags, dealOutcomes, dealPeriods, dealSorts, dealStages, lostFilters } from '@plenary/contracts/desk-deals-terms';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import type { ReferentialVenue } from '../api.ts';
import listStyles from '../desk/list.module.css';
import { localToday } from '../desk/local-today.ts';
import { SearchBox } from '../desk/search-box.tsx';
import type { DealsAsked } from './api.ts';
import { ColumnFilters } from './column-filters.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ListedRoom } from './load-deals.ts';
import { PeriodForm } from './period-form.tsx';

interface Props {
  asked: DealsAsked;
  venues: readonly ReferentialVenue[];
  rooms: readonly ListedRoom[];
  scientists: readonly string[];
  /** Called with what changes. */
  onAsk: (part: DealsAsked) => void;
}

/** What the list of deals shows, in which order and columns. */
export const DealsFilter = ({ asked, venues, rooms, scientists, onAsk }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { search, country, venue, from, to, sort, period, owner, due } = asked;
  const mine = session ? [{ id: session.id, label: t('pipeline.mine') }] : [];
  const colleague = owner && owner !== 'nobody' && owner !== session?.id ? [{ id: owner, label: t('deals.colleague') }] : [];
  const all = { id: 'all', label: t('deals.all') } as const;
  const given = <Id extends string>(id: Id | 'all') => (id === 'all' ? undefined : id);
  return (
    <section className={listStyles.filters} aria-label={t('deals.filters')}>
      <SearchBox key={search} label={t('deals.search')} search={search} onSearch={(text) => onAsk({ search: text })} />
      <PeriodForm key={`${from} ${to}`} from={from} to={to} onPeriod={onAsk} />
      <NativeSelect
        label={t('deals.period')}
        options={dealPeriods.map((id) => ({ id, label: t(`deals.periods.${id}`) }))}
        value={period ?? dealPeriods[0]}
        onChange={(id) => onAsk({ period: id === dealPeriods[0] ? undefined : id })}
      />
      <StandingFilters asked={asked} onAsk={onAsk} />
      <NativeSelect
        label={t('desk.country')}
        options={[all, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
        value={country ?? 'all'}
        onChange={(id) => onAsk({ country: given(id), venue: undefined, room: undefined })}
      />
      {country ? (
        <NativeSelect
          label={t('desk.venue')}
          options={[all, ...venues.map(({ slug, name }) => ({ id: slug, label: name }))]}
          value={venue ?? 'all'}
          onChange={(id) => onAsk({ venue: given(id), room: undefined })}
        />
      ) : null}
      <NativeSelect
        label={t('followUp.owner')}
        options={[all, ...mine, { id: 'nobody', label: t('tasks.nobody') }, ...colleague]}
        value={owner ?? 'all'}
        onChange={(id) => onAsk({ owner: given(id) })}
      />
      <NativeSelect
        label={t('followUp.next')}
        options={[all, { id: 'due', label: t('pipeline.due') }]}
        value={due ? 'due' : 'all'}
        onChange={(id) => onAsk({ due: id === 'due' ? localToday(new Date()) : undefined })}
      />
      <NativeSelect
        label={t('deals.sort')}
        options={dealSorts.map((id) => ({ id, label: t(`deals.sorts.${id}`) }))}
        value={sort ?? dealSorts[0]}
        onChange={(id) => onAsk({ sort: id })}
      />
      <ColumnMenu asked={asked} onAsk={onAsk} />
      <ColumnFilters asked={asked} rooms={rooms} scientists={scientists} onAsk={onAsk} />
    </section>
  );
};

/** Where deals stand and what became of them. */
const StandingFilters = ({ asked: { stage, outcome, lost, flag }, onAsk }: Pick<Props, 'asked' | 'onAsk'>) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const all = { id: 'all', label: t('deals.all') } as const;
  const given = <Id extends string>(id: Id | 'all') => (id === 'all' ? undefined : id);
  return (
    <>
      <NativeSelect
        label={t('deals.stage')}
        options={[all, ...dealStages.map((id) => ({ id, label: dealStageWords[language][id] }))]}
        value={stage ?? 'all'}
        onChange={(id) => onAsk({ stage: given(id) })}
      />
      <NativeSelect
        label={t('deals.outcome')}
        options={[all, ...dealOutcomes.map((id) => ({ id, label: t(`deals.outcomes.${id}`) }))]}
        value={outcome ?? 'all'}
        onChange={(id) => onAsk({ outcome: given(id) })}
      />
      <NativeSelect
        label={t('deals.lost')}
        options={[all, ...lostFilters.map((id) => ({ id, label: id === 'any' ? t('deals.lostAny') : lostReasonWords[language][id] }))]}
        value={lost ?? 'all'}
        onChange={(id) => onAsk({ lost: given(id) })}
      />
      <NativeSelect
        label={t('deals.flag')}
        options={[all, ...dealFlags.map((id) => ({ id, label: t(`deals.flags.${id}`) }))]}
        value={flag ?? 'all'}
        onChange={(id) => onAsk({ flag: given(id) })}
      />
    </>
  );
};
