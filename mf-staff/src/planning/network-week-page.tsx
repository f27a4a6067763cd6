import { addDays } from '@plenary/contracts/add-days';
import { formatDay, formatDays } from '@plenary/contracts/format';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { StepLinks } from '../desk/step-links.tsx';
import { useAsOf } from '../desk/use-as-of.ts';
import { paths } from '../paths.ts';
import type { NetworkWeekData } from './load-network-week.ts';
import styles from './network-week.module.css';

/** How far the rooms of every venue are taken in a week (design: desk D11); each day leads to the planning of its venue. */
export const NetworkWeekPage = () => {
  const data = useLoaderData<NetworkWeekData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const asOfWords = useAsOf();
  const { days, venues, asOf } = data;
  return (
    <DeskPage
      title={t('networkWeek.title', { days: formatDays(days[0] ?? '', days.at(-1) ?? '', locale) })}
      description={t('networkWeek.description')}
      choices={<Choices data={data} />}
    >
      {venues.length === 0 ? <EmptyState title={t('networkWeek.none')} /> : <WeekTable data={data} />}
      <p className={styles.asOf}>{asOfWords(asOf)}</p>
    </DeskPage>
  );
};

const Choices = ({ data: { days, today, country } }: { data: NetworkWeekData }) => {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [monday = today] = days;
  const all = { id: 'all', label: t('deals.all') } as const;
  return (
    <>
      <NativeSelect
        label={t('desk.country')}
        options={[all, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
        value={country ?? 'all'}
        onChange={(id) => navigate(paths.networkWeek({ day: monday, country: id === 'all' ? undefined : id }))}
      />
      <StepLinks
        label={t('week.weeks')}
        previous={{ label: t('week.previous'), to: paths.networkWeek({ day: addDays(monday, -7), country }) }}
        now={{ label: t('week.this'), to: paths.networkWeek({ country }), isShown: days.includes(today) }}
        next={{ label: t('week.next'), to: paths.networkWeek({ day: addDays(monday, 7), country }) }}
      />
    </>
  );
};

const WeekTable = ({ data: { days, today, venues } }: { data: NetworkWeekData }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const heads = days.map((day) => formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }));
  return (
    <DataTable caption={t('networkWeek.caption')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('desk.venue')}</th>
          {days.map((day, index) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined} className={styles.head}>
              {heads[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {venues.map((venue) => (
          <tr key={venue.slug}>
            <th scope="row" className={styles.venue}>
              <DeskLink to={paths.planning({ country: venue.countryCode, venue: venue.slug, from: days[0] })}>{venue.name}</DeskLink>
            </th>
            {venue.days.map((taken, index) => (
              <td key={days[index]} data-label={heads[index]}>
                <VenueDay venue={venue} day={days[index] ?? ''} taken={taken} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

type Venue = NetworkWeekData['venues'][number];

interface DayProps {
  venue: Venue;
  day: string;
  taken: Venue['days'][number];
}

/** In words for who cannot see the bar, whose parts differ by pattern too. */
const VenueDay = ({ venue: { slug, countryCode, halves, name }, day, taken: { isClosed, confirmed, held, blocked } }: DayProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const sum = confirmed + held + blocked;
  if (isClosed && sum === 0) return <span className={styles.closed}>{t('networkWeek.closed')}</span>;
  const parts = [
    { id: 'confirmed', halves: confirmed, words: t('networkWeek.confirmed', { count: confirmed }) },
    { id: 'held', halves: held, words: t('networkWeek.held', { count: held }) },
    { id: 'blocked', halves: blocked, words: t('networkWeek.blocked', { count: blocked }) },
  ].filter((part) => part.halves > 0);
  const words = parts.length > 0 ? parts.map((part) => part.words).join(', ') : t('networkWeek.free');
  return (
    <DeskLink className={styles.day} to={paths.planning({ country: countryCode, venue: slug, from: day })} title={words}>
      <span aria-hidden="true">{t('networkWeek.of', { taken: sum, halves })}</span>
      <span className="visually-hidden">{`${name}, ${formatDay(day, locale)}${isClosed ? `, ${t('networkWeek.closed')}` : ''}: ${words}`}</span>
      <span className={styles.bar} aria-hidden="true">
        {parts.map((part) => (
          <span key={part.id} className={styles[part.id]} style={{ inlineSize: `${(100 * part.halves) / Math.max(1, halves)}%` }} />
        ))}
      </span>
    </DeskLink>
  );
};
