import type { Addons, PricedDemand } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Checkbox } from '@plenary/ui/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { QuoteTotals } from '../quotes/quote-totals.tsx';
import { priceFor } from './api.ts';
import styles from './new-quote.module.css';
import { useMaking } from './use-making.ts';

interface Props {
  userId: string;
  demandId: string;
  /** 2: another option stands before it. */
  rank: number;
  /** Other lines are written in place of these; null: they are not known. */
  onWrite: (priced: PricedDemand | null) => void;
}

const addonNames = ['afterwork', 'teambuilding', 'facilitator', 'wellness'] as const;

/** The price of a demand for its customer, the add-ons, and the way to make it a quote. */
export const Offer = ({ userId, demandId, rank, onWrite }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [addons, setAddons] = useState<Addons>({ teambuilding: false, wellness: false, facilitator: false, afterwork: false });
  const [withOption, setWithOption] = useState(true);
  const { loading, reload } = useLoading({
    load: (signal) => priceFor({ userId, demandId, addons }, language, signal),
    of: JSON.stringify([demandId, addons]),
  });
  const { submit, isPending, failure } = useMaking(reload);
  const shown = loading.type === 'loaded' ? loading.value : null;
  const offersNone = addonNames.every((name) => shown?.unavailable.includes(name));
  return (
    <div className={styles.offer}>
      {rank === 2 ? (
        <Callout tone="warning" role="status">
          {t('newQuote.second')}
        </Callout>
      ) : null}
      {offersNone ? null : (
        <fieldset className={styles.choices}>
          <legend>{t('newQuote.addons.label')}</legend>
          {addonNames.map((name) => {
            const isLacking = shown?.unavailable.includes(name) ?? false;
            return (
              <Checkbox
                key={name}
                label={t(`newQuote.addons.${name}`)}
                description={isLacking ? t('newQuote.addons.lacking') : undefined}
                isSelected={addons[name] && !isLacking}
                isDisabled={isLacking}
                onChange={(chosen) => setAddons({ ...addons, [name]: chosen })}
              />
            );
          })}
        </fieldset>
      )}
      {loading.type === 'failed' ? (
        <FailureNotice
          actions={
            <Button size="small" variant="secondary" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          {t('newQuote.failures.pricing')}
        </FailureNotice>
      ) : null}
      {shown ? (
        <>
          <QuoteLines quote={shown.priced} />
          <QuoteTotals quote={shown.priced} />
          <Checkbox
            label={t('newQuote.withOption')}
            description={t('newQuote.withOptionHint')}
            isSelected={withOption}
            onChange={setWithOption}
          />
          {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
          <p>
            <Button
              isPending={isPending}
              pendingLabel={t('planning.saving')}
              onClick={() =>
                void submit({ userId, demandId, addons, totalExcludingVatPrice: shown.priced.totalExcludingVatPrice, withOption })
              }
            >
              {t('newQuote.make')}
            </Button>
          </p>
        </>
      ) : null}
      <p>
        <Button variant="quiet" disabled={loading.type === 'loading'} onClick={() => onWrite(shown?.priced ?? null)}>
          {t('newQuote.toProposal')}
        </Button>
      </p>
    </div>
  );
};
