import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { supplementsPdfAddress } from './api.ts';

/** What was agreed on for a deal since its quote was signed, and its paper; nothing where that is nothing. */
export const SupplementsPanel = ({ agreed }: { agreed: DealSupplements }) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { dealId, supplements, quote, added, total, untaxed } = agreed;
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  if (supplements.length === 0) return null;
  return (
    <Panel id="supplements" title={t('payments.supplements.title')}>
      <p>{supplements.map(({ addon, label }) => (addon ? t(`surveys.values.asked.${addon}`) : label)).join(', ')}</p>
      <p>
        {t('payments.supplements.sums', {
          quote: money(quote.includingVat),
          added: money(added.includingVat),
          total: money(total.includingVat),
        })}
      </p>
      {untaxed > 0 ? <p>{t('payments.supplements.untaxed', { amount: money(untaxed) })}</p> : null}
      <p>
        <ButtonLink variant="secondary" size="small" href={supplementsPdfAddress(dealId, language)} download>
          {t('payments.supplements.download')}
        </ButtonLink>
      </p>
    </Panel>
  );
};
