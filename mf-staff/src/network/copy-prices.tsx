import type { NetworkVenueLine } from '@plenary/contracts/network.schemas';
import { getNetworkPrices } from '@plenary/contracts/network-prices.endpoints';
import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { fetchPrices } from './api.ts';
import styles from './network.module.css';

interface Props {
  /** Other venues of the network. */
  venues: readonly NetworkVenueLine[];
  onCopy: (list: PriceVersion['list']) => void;
}

/** A venue without a price list begins with an empty one, or with the last one of another venue. */
export const CopyPrices = ({ venues, onCopy }: Props) => {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState(venues[0]?.id ?? '');
  const copying = useSubmission({
    endpoints: [getNetworkPrices],
    send: (id: string) => fetchPrices(id),
    words: { 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: ({ versions }) => {
      const last = versions.at(-1);
      if (last) onCopy(last.list);
    },
  });
  return (
    <Panel id="no-prices" title={t('network.prices.empty')}>
      <p className={styles.soft}>{t('network.prices.emptyHint')}</p>
      {copying.failure ? <FailureNotice>{copying.failure.text}</FailureNotice> : null}
      {venues.length > 0 ? (
        <div className={styles.copy}>
          <NativeSelect
            label={t('network.prices.copyFrom')}
            options={venues.map(({ id, name, city }) => ({ id, label: `${name}, ${city}` }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            variant="secondary"
            isPending={copying.isPending}
            pendingLabel={t('planning.saving')}
            onClick={() => copying.submit(chosen)}
          >
            {t('network.prices.copy')}
          </Button>
        </div>
      ) : null}
      <p className={styles.soft} role="status">
        {copying.done?.answer.versions.length === 0 ? t('network.prices.copyEmpty') : null}
      </p>
    </Panel>
  );
};
