import { mostAssigned } from '@plenary/contracts/desk-deals-terms';
import { capitalised, formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FollowedPage } from '../desk/followed-page.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { CountryChoice } from './country-choice.tsx';
import { DayEvents } from './day-events.tsx';
import { DayPlaces } from './day-places.tsx';
import { Figures } from './figures.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';
import { contentOfToday, loadToday, type TodayData } from './load-today.ts';
import styles from './today.module.css';
import { TodoPanel } from './todo-panel.tsx';

/** A day of all venues, and what waits for staff now (design: desk D6). The address holds the day. */
export const TodayPage = () => {
  const data = useLoaderData<TodayData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { day, today, country, network, events, withoutQuote, away } = data;
  const ids = (events ?? []).map(({ quoteId }) => quoteId).slice(0, mostAssigned);
  return (
    <DeskPage
      title={capitalised(formatDay(day, locale, 'weekdayAndYear'), locale)}
      choices={
        <>
          <DayPlaces data={data} />
          <CountryChoice data={data} />
          {ids.length > 0 ? (
            <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.eventSheets(ids)}>
              {t('today.sheets')}
            </DeskLink>
          ) : null}
          <DeskLink className={buttonClass({ size: 'small' })} to={paths.newQuote({ day: day < today ? undefined : day })}>
            {t('newQuote.open')}
          </DeskLink>
        </>
      }
    >
      <Unanswered away={away}>
        <FollowedPage content={contentOfToday(data)} load={async (page) => contentOfToday(await loadToday(page))}>
          <div className={styles.parts}>
            <Figures data={data} />
            {events ? <DayEvents {...{ day, today, country, network, events }} withoutQuote={withoutQuote ?? []} /> : null}
            <div className={styles.columns}>
              <TodoPanel data={data} />
              {network ? <KitchenPanel network={network} /> : null}
            </div>
          </div>
        </FollowedPage>
      </Unanswered>
    </DeskPage>
  );
};
