import { changeNetworkPrices } from '@plenary/contracts/network-prices.endpoints';
import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { changePrices } from './api.ts';
import { type PricesForm, promotionFaults, promotionsOf, typedFaults, versionsOf } from './prices-form.ts';

interface Options {
  venueId: string;
  revision: number;
  onTold: (prices: NetworkPrices) => void;
  /** Another person saved first: what is typed stays, and is saved with theirs at the next press. */
  onNewer: (prices: NetworkPrices) => void;
}

/** Saves the price lists and promotions of a venue. */
export const usePricesSaving = ({ venueId, revision, onTold, onNewer }: Options) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  return useSubmission({
    endpoints: [changeNetworkPrices],
    send: ({ versions, promotions }: PricesForm) =>
      changePrices(venueId, { revision, versions: versionsOf(versions), ...(promotions && { promotions: promotionsOf(promotions) }) }),
    check: ({ versions, promotions = [] }) => ({ ...typedFaults(versions), ...promotionFaults(promotions) }),
    fields: ['versions', 'promotions'],
    words: { 'stale-version': t('network.prices.moved'), 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: (prices) => {
      onTold(prices);
      notify({ text: t('network.prices.saved') });
    },
    onFailure: ({ current }) => (current ? onNewer(current) : undefined),
  });
};
