import type { StaffSurvey } from '@plenary/contracts/staff-surveys';
import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { formatPrice } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './surveys.module.css';

type Line = Supplement & { isAgreed: boolean };

/** What the add-ons since the quote come to: those that the customer asks for at the price they were shown, and those agreed on. */
export const Supplements = ({ supplements }: { supplements: NonNullable<StaffSurvey['supplements']> }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const lines: Line[] = [
    ...supplements.agreed.map((line) => ({ ...line, isAgreed: true })),
    ...supplements.asked.map((line) => ({ ...line, isAgreed: false })),
  ];
  const priced = (cents: number | null) =>
    cents === null ? t('surveys.supplements.unpriced') : formatPrice(cents, locale, { decimals: true });
  /** Of what has a price; none where one is still to be told. */
  const total = (field: 'excludingVat' | 'includingVat') =>
    lines.some((line) => line[field] === null) ? '–' : priced(lines.reduce((sum, line) => sum + (line[field] ?? 0), 0));
  return (
    <section className={styles.panel} aria-labelledby="supplements">
      <h2 id="supplements" className={styles.heading}>
        {t('surveys.supplements.title')}
      </h2>
      <DataTable caption={t('surveys.supplements.title')} isCaptionHidden density="dense">
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
          </tr>
        </thead>
        <tbody>
          {lines.map(({ addon, label, isAgreed, excludingVat, includingVat }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike.
            <tr key={index}>
              <th scope="row">{addon ? t(`surveys.values.asked.${addon}`) : label}</th>
              <td>{t(isAgreed ? 'surveys.supplements.agreed' : 'surveys.supplements.asked')}</td>
              <td data-numeric>{priced(excludingVat)}</td>
              <td data-numeric>{addon ? priced(includingVat) : '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('surveys.supplements.total')}
            </th>
            <td data-numeric>{total('excludingVat')}</td>
            <td data-numeric>{total('includingVat')}</td>
          </tr>
        </tbody>
      </DataTable>
      <p>{t('surveys.supplements.hint')}</p>
    </section>
  );
};
