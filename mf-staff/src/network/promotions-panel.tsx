import { priceListLimits } from '@plenary/contracts/price-list-terms';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { promotionColumns } from './prices-form.ts';
import { RowsEditor } from './rows-editor.tsx';
import type { usePricesSaving } from './use-prices-saving.ts';
import type { usePromotionRows } from './use-promotion-rows.ts';
import type { Row } from './venue-form.ts';

export const promotionsId = 'price-promotions';

interface Props {
  promotions: Pick<ReturnType<typeof usePromotionRows>, 'rows' | 'theirs'>;
  saving: Pick<ReturnType<typeof usePricesSaving>, 'errors' | 'mend'>;
  onChange: (rows: readonly Row[]) => void;
}

const inWords = (rows: readonly Row[]): string => rows.map(({ from, to, percent }) => `${from} – ${to}: ${percent} %`).join(', ') || '–';

/** Promotions of a venue: its papers strike the price of the list where one lowers it (spec/logistics.md §3). */
export const PromotionsPanel = ({ promotions: { rows, theirs }, saving: { errors, mend }, onChange }: Props) => {
  const { t } = useTranslation('staff');
  if (!rows) return null;
  const fault = errors.promotions;
  return (
    <Panel id="promotions" title={t('network.prices.promotions')}>
      <RowsEditor
        id={promotionsId}
        label={t('network.prices.promotions')}
        description={t('network.prices.promotionsHint')}
        columns={promotionColumns.map((key) => ({
          key,
          label: t(`network.prices.promotion.${key}`),
          maxLength: key === 'percent' ? 3 : 'YYYY-MM-DD'.length,
          isNumber: key === 'percent',
        }))}
        rows={rows}
        mostRows={priceListLimits.promotions}
        fault={fault && t([`network.faults.${fault}` as 'network.faults.other', 'network.faults.other'])}
        notice={theirs && t('network.theirs', { value: inWords(theirs) })}
        onChange={(typed) => {
          onChange(typed);
          mend('promotions');
        }}
      />
    </Panel>
  );
};
