import { lunchFilters, maxCompanyFilter, mostPeopleAsked, surveyStates } from '@plenary/contracts/desk-deals-terms';
import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import listStyles from '../desk/list.module.css';
import searchStyles from '../desk/search-box.module.css';
import type { DealsAsked } from './api.ts';
import { countOf } from './count-of.ts';
import styles from './deals.module.css';
import type { ListedRoom } from './load-deals.ts';

interface Props {
  asked: DealsAsked;
  /** Of the venue that is asked for. */
  rooms: readonly ListedRoom[];
  scientists: readonly string[];
  onAsk: (part: DealsAsked) => void;
}

/** What the columns of an event are filtered by, folded until one of them is (design: desk D7). */
export const ColumnFilters = ({ asked, rooms, scientists, onAsk }: Props) => {
  const { t } = useTranslation('staff');
  const { company, room, lunch, survey, scientist, paxFrom, paxTo } = asked;
  const all = { id: 'all', label: t('deals.all') } as const;
  const given = <Id extends string>(id: Id | 'all') => (id === 'all' ? undefined : id);
  const names = scientist && !scientists.includes(scientist) ? [scientist, ...scientists] : scientists;
  const isAsked = [company, room, lunch, survey, scientist, paxFrom, paxTo].some((value) => value !== undefined);
  return (
    <details className={styles.more} open={isAsked || undefined}>
      <summary>{t('deals.moreFilters')}</summary>
      <div className={listStyles.filters}>
        <CompanyForm key={company} company={company} onCompany={(name) => onAsk({ company: name })} />
        <NativeSelect
          label={t('deals.survey')}
          options={[all, ...surveyStates.map((id) => ({ id, label: t(`deals.surveys.${id}`) }))]}
          value={survey ?? 'all'}
          onChange={(id) => onAsk({ survey: given(id) })}
        />
        <NativeSelect
          label={t('deals.lunch')}
          options={[all, ...lunchFilters.map((id) => ({ id, label: t(`deals.lunchFilters.${id}`) }))]}
          value={lunch ?? 'all'}
          onChange={(id) => onAsk({ lunch: given(id) })}
        />
        {names.length > 0 ? (
          <NativeSelect
            label={t('deals.scientist')}
            options={[all, ...names.map((name) => ({ id: name, label: name }))]}
            value={scientist ?? 'all'}
            onChange={(name) => onAsk({ scientist: given(name) })}
          />
        ) : null}
        {rooms.length > 0 ? (
          <NativeSelect
            label={t('deals.room')}
            options={[all, ...rooms.map(({ id, name }) => ({ id, label: name }))]}
            value={room ?? 'all'}
            onChange={(id) => onAsk({ room: given(id) })}
          />
        ) : null}
        <PeopleForm key={`${paxFrom} ${paxTo}`} paxFrom={paxFrom} paxTo={paxTo} onPeople={onAsk} />
      </div>
    </details>
  );
};

interface CompanyProps {
  company: string | undefined;
  onCompany: (company: string | undefined) => void;
}

/** The beginning of a company's name. */
const CompanyForm = ({ company, onCompany }: CompanyProps) => {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(company ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCompany(typed.trim() || undefined);
  };
  return (
    <form className={searchStyles.search} onSubmit={submit}>
      <TextField label={t('deals.companyFilter')} maxLength={maxCompanyFilter} value={typed} onChange={setTyped} />
      <Button type="submit" variant="secondary">
        {t('deals.apply')}
      </Button>
    </form>
  );
};

interface PeopleProps extends Pick<DealsAsked, 'paxFrom' | 'paxTo'> {
  onPeople: (people: Pick<DealsAsked, 'paxFrom' | 'paxTo'>) => void;
}

/** Numbers of people between which an event has its largest day; either end may be open. */
const PeopleForm = ({ paxFrom, paxTo, onPeople }: PeopleProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [typed, setTyped] = useState({ from: String(paxFrom ?? ''), to: String(paxTo ?? '') });
  const [from, to] = [countOf(typed.from), countOf(typed.to)];
  const isWrong = from === null || to === null;
  const isBackwards = !isWrong && from !== undefined && to !== undefined && to < from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && !isBackwards) onPeople({ paxFrom: from, paxTo: to });
  };
  const wrong = t('deals.paxWrong', { most: formatCount(mostPeopleAsked, locale) });
  return (
    <form className={searchStyles.search} noValidate onSubmit={submit}>
      <TextField
        inputMode="numeric"
        label={t('deals.paxFrom')}
        value={typed.from}
        error={from === null ? wrong : undefined}
        onChange={(text) => setTyped({ ...typed, from: text })}
      />
      <TextField
        inputMode="numeric"
        label={t('deals.paxTo')}
        value={typed.to}
        error={to === null ? wrong : isBackwards ? t('deals.paxBackwards') : undefined}
        onChange={(text) => setTyped({ ...typed, to: text })}
      />
      <Button type="submit" variant="secondary">
        {t('deals.apply')}
      </Button>
    </form>
  );
};
