import { formatPrice } from '@plenary/contracts/format';
import { withdrawSupplement } from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingJob } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { type SupplementLine, supplementLines, totalOf } from './supplement-lines.ts';
import styles from './surveys.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const withdrawable: readonly SupplementLine['state'][] = ['agreed', 'offered', 'proposed'];
const canBeWithdrawn = ({ id, state }: SupplementLine) => id !== undefined && withdrawable.includes(state);

/**
 * Supplements to the quote: add-ons that the customer requests at the price they saw, charges that they have not answered or have
 * refused, and agreed supplements, which can be withdrawn.
 */
export const Supplements = ({ survey }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const nameOf = useLineName();
  const [withdrawn, setWithdrawn] = useState<SupplementLine | null>(null);
  const refusal = useMissingJob(withdrawSupplement);
  const lines = supplementLines(survey);
  if (lines.length === 0) return null;
  return (
    <Panel id="supplements" title={t('surveys.supplements.title')}>
      <DataTable caption={t('surveys.supplements.title')} isCaptionHidden isStacked density="dense">
        <Columns />
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike.
            <Line key={index} line={line} onWithdraw={refusal === undefined ? () => setWithdrawn(line) : undefined} />
          ))}
          {lines.some(({ state }) => state === 'agreed') ? <Total lines={lines} /> : null}
        </tbody>
      </DataTable>
      <p>{t('surveys.supplements.hint')}</p>
      {refusal !== undefined && lines.some(canBeWithdrawn) ? <p id={reasonId}>{refusal}</p> : null}
      {withdrawn ? <WithdrawDialog survey={survey} line={withdrawn} name={nameOf(withdrawn)} onClose={() => setWithdrawn(null)} /> : null}
    </Panel>
  );
};

const useLineName = () => {
  const { t } = useTranslation('staff');
  return ({ addon, label = '' }: SupplementLine) => (addon ? t(`surveys.values.asked.${addon}`) : label);
};

/** Euro cents in words; null: not priced yet. */
const usePriced = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (cents: number | null) => (cents === null ? t('surveys.supplements.unpriced') : formatPrice(cents, locale, { decimals: true }));
};

const Columns = () => {
  const { t } = useTranslation('staff');
  return (
    <thead>
      <tr>
        <th scope="col">{t('surveys.fieldNames.asked')}</th>
        <th scope="col">{t('surveys.state')}</th>
        <th scope="col" data-numeric>
          {t('surveys.supplements.excludingVat')}
        </th>
        <th scope="col" data-numeric>
          {t('surveys.supplements.includingVat')}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t('surveys.withdraw.column')}</span>
        </th>
      </tr>
    </thead>
  );
};

/** Id of the text that says why the reader may take nothing back. */
const reasonId = 'supplements-reason';

const Line = ({ line, onWithdraw }: { line: SupplementLine; onWithdraw: (() => void) | undefined }) => {
  const { t } = useTranslation('staff');
  const priced = usePriced();
  const name = useLineName()(line);
  const deed = onWithdraw ? { onClick: onWithdraw } : { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('surveys.state')}>
        {t(`surveys.supplements.${line.state}`)}
        {line.replaces === undefined ? '' : `, ${t('surveys.supplements.replacing', { price: priced(line.replaces) })}`}
      </td>
      <td data-numeric data-label={t('surveys.supplements.excludingVat')}>
        {priced(line.excludingVat)}
      </td>
      <td data-numeric data-label={t('surveys.supplements.includingVat')}>
        {line.addon || line.includingVat !== null ? priced(line.includingVat) : '–'}
      </td>
      <td className={styles.deed}>
        {canBeWithdrawn(line) ? (
          <Button variant="quiet" size="small" aria-label={t('surveys.withdraw.of', { name })} {...deed}>
            {t('surveys.withdraw.button')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
};

const Total = ({ lines }: { lines: readonly SupplementLine[] }) => {
  const { t } = useTranslation('staff');
  const priced = usePriced();
  const total = (field: 'excludingVat' | 'includingVat') => {
    const sum = totalOf(lines, field);
    return sum === null ? '–' : priced(sum);
  };
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {t('surveys.supplements.total')}
      </th>
      <td data-numeric data-label={t('surveys.supplements.excludingVat')}>
        {total('excludingVat')}
      </td>
      <td data-numeric data-label={t('surveys.supplements.includingVat')}>
        {total('includingVat')}
      </td>
      <td />
    </tr>
  );
};
