import type { AgreedChange } from '@plenary/contracts/agreed-change';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { After, Before } from '../desk/changed-value.tsx';
import { Panel } from '../desk/panel.tsx';
import { fieldWords, valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

interface Row {
  path: string;
  signed: AgreedChange['signed'];
  agreed?: AgreedChange;
  asked?: StaffSurvey['differences'][number];
}

const rowsOf = ({ differences, agreed = [] }: Pick<StaffSurvey, 'differences' | 'agreed'>): Row[] => {
  const rows = new Map<string, Row>(agreed.map((change) => [change.path, { path: change.path, signed: change.signed, agreed: change }]));
  for (const asked of differences) {
    const known = rows.get(asked.path) ?? { path: asked.path, signed: asked.initial };
    rows.set(asked.path, { ...known, asked });
  }
  return [...rows.values()];
};

/** It does not warn, as an end within the hours that a package has: there is nothing to validate (spec/logistics.md §4). */
const isFree = ({ warns }: NonNullable<Row['asked']>): boolean => warns === false;

/** What a survey changes of the signed quote: agreed since, and by whom, or asked for now. */
export const Differences = ({
  survey,
}: {
  survey: Pick<StaffSurvey, 'differences' | 'agreed' | 'supplements' | 'summary' | 'venueCountry'>;
}) => {
  const { t } = useTranslation('staff');
  const rows = rowsOf(survey);
  const columns = (['agreed', 'asked'] as const).filter((column) => rows.some((row) => row[column]));
  const isAsSigned = rows.length === 0 && !survey.supplements?.agreed.length;
  const isAtPrice = survey.agreed?.some(({ awaitsCustomer }) => awaitsCustomer) === true;
  const warning = rows.filter(({ asked }) => asked && !isFree(asked));
  const free = rows.filter(({ asked }) => asked && isFree(asked));
  const same = isAtPrice ? 'surveys.sameAtPrice' : isAsSigned ? 'surveys.same' : 'surveys.sameAsAgreed';
  return (
    <Panel id="differences" title={t('surveys.differences')}>
      {warning.length > 0 ? null : <p>{t(free.length > 0 ? 'surveys.nothingToValidate' : same)}</p>}
      {rows.length > 0 ? (
        <DataTable caption={t('surveys.differences')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              <th scope="col">{t('surveys.columns.field')}</th>
              <th scope="col">{t('surveys.columns.initial')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`surveys.columns.${column === 'asked' ? 'current' : column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DifferenceRow
                key={row.path}
                row={row}
                columns={columns}
                days={survey.summary.days}
                timeZone={timeZoneOf[survey.venueCountry]}
              />
            ))}
          </tbody>
        </DataTable>
      ) : null}
    </Panel>
  );
};

interface RowProps {
  row: Row;
  columns: readonly ('agreed' | 'asked')[];
  days: StaffSurvey['summary']['days'];
  /** Of the venue. */
  timeZone: string;
}

const DifferenceRow = ({ row: { path, signed, agreed, asked }, columns, days, timeZone }: RowProps) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const atVenue = (instant: string) => instantAtVenue(instant, { language, timeZone, style: 'medium' });
  const field = path.split('.').at(-1) ?? '';
  const cells = {
    agreed: agreed ? (
      <>
        <After>{valueWords(t, field, agreed.agreed)}</After>
        <span className={styles.agreement}>
          {agreed.by ? t('surveys.byAt', { by: agreed.by, at: atVenue(agreed.at) }) : atVenue(agreed.at)}
        </span>
        {agreed.isBooked ? <span className={styles.agreement}>{t('surveys.booked')}</span> : null}
        {agreed.awaitsCustomer ? <span className={styles.agreement}>{t('surveys.supplements.offered')}</span> : null}
      </>
    ) : null,
    asked: asked ? (
      <>
        <After>{valueWords(t, field, asked.current)}</After>
        {isFree(asked) ? <span className={styles.agreement}>{t('surveys.free')}</span> : null}
      </>
    ) : null,
  };
  return (
    <tr>
      <th scope="row">{fieldWords(t, path, days)}</th>
      <td data-label={t('surveys.columns.initial')}>
        <Before>{valueWords(t, field, signed)}</Before>
      </td>
      {columns.map((column) => (
        <td key={column} data-label={t(`surveys.columns.${column === 'asked' ? 'current' : column}`)}>
          {cells[column] ?? '–'}
        </td>
      ))}
    </tr>
  );
};
