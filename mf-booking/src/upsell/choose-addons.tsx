import { Link, useFetcher } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { FlowResult } from '../quote/quote-flow-action.ts';
import { AddonCards } from './addon-cards.tsx';
import { chosenIn } from './addons.ts';
import styles from './choose-addons.module.css';
import type { OpenDemand } from './load-upsell.ts';
import { LostRooms } from './lost-rooms.tsx';
import { PricePanel } from './price-panel.tsx';
import { useChoice } from './use-choice.ts';
import { useLostAddons } from './use-lost-addons.ts';
import { usePricedChoice } from './use-priced-choice.ts';

/** The form of the upsell step: `demandId`, and each chosen add-on as `yes` (spec/booking.md §7). */
export const ChooseAddons = ({ demand, search }: { demand: OpenDemand; search: string }) => {
  const { t } = useTranslation('booking');
  const choice = useChoice(demand);
  const price = usePricedChoice(demand, choice.addons);
  const fetcher = useFetcher<FlowResult>();
  const isSent = useRef(false);
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (!isSending) isSent.current = false;
  }, [isSending]);
  const submitOnce = (event: FormEvent) => {
    // The second press of a double click comes before the first has changed what is on screen.
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };

  const result = fetcher.data;
  useLostAddons({ result, failure: price.failure }, choice.lose);
  if (result?.type === 'no-longer-available' || price.failure?.code === 'no-longer-available')
    return <LostRooms venueSlug={price.priced.venue.slug} search={search} />;

  return (
    <fetcher.Form method="post" className={styles.page} onSubmit={submitOnce}>
      <input type="hidden" name="demandId" value={demand.demandId} />
      <input type="hidden" name="idempotencyKey" value={choice.idempotencyKey} />
      {chosenIn(choice.addons).map((name) => (
        <input key={name} type="hidden" name={name} value="yes" />
      ))}
      <div className={styles.choices}>
        <header className={styles.intro}>
          <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to={paths.venue(price.priced.venue.slug, search)}>
            <Icon name="arrow-left" size={20} />
            {t('upsell.back')}
          </Link>
          <h1 className={styles.heading}>{t('upsell.heading')}</h1>
          <p className={styles.lead}>{t('upsell.lead')}</p>
        </header>
        <AddonCards choice={choice} prices={demand.addonPrices} />
      </div>
      <PricePanel price={price} isSending={isSending} hasFailed={result?.type === 'failed' && !isSending} />
    </fetcher.Form>
  );
};
