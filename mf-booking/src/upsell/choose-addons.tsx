import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingPath } from '../booking-path/booking-path.tsx';
import { paths } from '../paths.ts';
import { useMakeQuote } from '../quote/use-make-quote.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { AddonCards } from './addon-cards.tsx';
import styles from './choose-addons.module.css';
import type { OpenDemand } from './load-upsell.ts';
import { LostRooms } from './lost-rooms.tsx';
import { PricePanel } from './price-panel.tsx';
import { useChoice } from './use-choice.ts';
import { useLostAddons } from './use-lost-addons.ts';
import { usePricedChoice } from './use-priced-choice.ts';

/** The form of the upsell step: the add-ons of a demand, their price, and the way to the quote. */
export const ChooseAddons = ({ demand, search }: { demand: OpenDemand; search: string }) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { demandId, addonPrices } = demand;
  const choice = useChoice(demand);
  const { addons } = choice;
  const price = usePricedChoice(demand, addons);
  const quote = useMakeQuote({ taken: null, failed: t('upsell.failed'), tooMany: waitWords('option.tooMany') });
  useLostAddons(price.failure, choice.lose);
  useLostAddons(quote.failure?.error ?? null, choice.lose);
  const areRoomsLost = [quote.failure?.code, price.failure?.code].includes('no-longer-available');
  if (areRoomsLost) return <LostRooms venueSlug={price.priced.venue.slug} search={search} />;

  const makeQuote = (event: FormEvent) => {
    event.preventDefault();
    void quote.submit({ demandId, addons });
  };
  return (
    <form className={styles.page} onSubmit={makeQuote}>
      <div className={styles.choices}>
        <header className={styles.intro}>
          <BookingPath current="extras" search={search} ways={{ venue: paths.venue(price.priced.venue.slug, search) }} />
          <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to={paths.venue(price.priced.venue.slug, search)}>
            <Icon name="arrow-left" size={20} />
            {t('upsell.back')}
          </Link>
          <h1 className={styles.heading}>{t('upsell.heading')}</h1>
          <p className={styles.lead}>{t('upsell.lead')}</p>
        </header>
        <AddonCards choice={choice} prices={addonPrices} />
      </div>
      <PricePanel price={price} isSending={quote.isPending} failure={quote.failure?.text} />
    </form>
  );
};
