import type { ListedLine } from '@plenary/contracts/proposals.schemas';
import type { PricedDemand } from '@plenary/contracts/quote';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';

interface Props {
  priced: Pick<PricedDemand, 'items'>;
  listed: readonly ListedLine[] | undefined;
}

/** Warns of written lines that cost the customer more than the list with the discount of their contract, which a written price does not have. */
export const DearerLines = ({ priced, listed = [] }: Props) => {
  const { t } = useTranslation('staff');
  const dearer = listed.filter(({ index, unitPrice, withContract }) => {
    const charged = priced.items[index]?.unitPrice ?? 0;
    return withContract !== undefined && charged !== unitPrice && charged > withContract;
  });
  if (dearer.length === 0) return null;
  return (
    <Callout tone="warning" role="status" title={t('proposals.dearer.title')}>
      {t('proposals.dearer.text', { lines: dearer.map(({ index }) => index + 1).join(', '), count: dearer.length })}
    </Callout>
  );
};
