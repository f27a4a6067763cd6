import { formatDays } from '@plenary/contracts/format';
import { addClosedPeriod, changeClosedPeriod } from '@plenary/contracts/planning.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import type { ClosedPeriod } from './api.ts';
import styles from './calendar.module.css';
import { ClosedPeriodDialog } from './closed-period-dialog.tsx';

interface Props {
  country: CountryCode;
  periods: readonly ClosedPeriod[];
}

/** Closed periods to come; each opens to be changed, and a new one is added. */
export const ClosedPeriods = ({ country, periods }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, language, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<ClosedPeriod | 'new' | null>(null);
  const settle = async (message: string) => {
    setEdited(null);
    notify({ text: message });
    await revalidate();
  };
  return (
    <Panel
      id="closed-periods"
      title={t('calendar.periods')}
      action={
        <DeedButton by={addClosedPeriod} size="small" onClick={() => setEdited('new')}>
          {t('calendar.add')}
        </DeedButton>
      }
    >
      {periods.length === 0 ? <EmptyState title={t('calendar.none')} headingLevel={3} /> : null}
      <ul className={styles.rows}>
        {periods.map((period) => (
          <li key={period.id} className={styles.row}>
            <span className={styles.days}>{formatDays(period.from, period.to, locale)}</span>
            <span>{period.reason[language]}</span>
            <DeedButton by={changeClosedPeriod} size="small" variant="quiet" onClick={() => setEdited(period)}>
              {t('calendar.edit')}
              <span className="visually-hidden">{` ${period.reason[language]}`}</span>
            </DeedButton>
          </li>
        ))}
      </ul>
      {edited ? (
        <ClosedPeriodDialog
          country={country}
          period={edited === 'new' ? null : (periods.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(null)}
          onSettled={settle}
          onOutdated={revalidate}
        />
      ) : null}
    </Panel>
  );
};
