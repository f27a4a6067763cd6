import type { CallbackState } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { BigEventLink } from '../big-event/big-event-link.tsx';
import { CallMeBack } from '../quote/call-me-back.tsx';
import { summariseSearch } from '../search/summarise-search.ts';
import type { Search } from '../search/use-search.ts';
import styles from './custom-price.module.css';

interface Props {
  slug: string;
  /** Query with the search, for the request form. */
  query: string;
  demandId: string;
  /** Absent: from an older release of the service. */
  callback: CallbackState | undefined;
  /** The requested search. */
  search: Search;
  /** Shows the search again; without it there is no other search to make here. */
  onChange?: () => void;
}

/** Priced by hand: no price and no price form, but the request form, and a call by sales (spec/booking.md §4 "Availability outcome"). */
export const CustomPrice = ({ slug, query, demandId, callback, search, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { day, rooms, lunches } = summariseSearch(search.state, { t, locale });
  const asked = [['days', day], ['rooms', rooms], ...(search.rules.lunch === 'chosen' ? [['lunches', lunches] as const] : [])] as const;
  return (
    <div className={styles.request}>
      <div role="status">
        <p className={styles.price}>{t('price.custom')}</p>
        <p className={styles.text}>{t('venue.custom.text')}</p>
      </div>
      <dl className={styles.asked}>
        {asked.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`search.${name}.label`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <BigEventLink slug={slug} query={query} isBlock size="large" />
      {callback === 'none' ? null : (
        <div className={styles.callback}>
          {callback === 'requested' ? null : <p className={styles.text}>{t('quote.callMeBack.promise')}</p>}
          <CallMeBack key={demandId} demandId={demandId} isRequested={callback === 'requested'} variant="secondary" />
        </div>
      )}
      {onChange ? (
        <Button variant="quiet" onClick={onChange}>
          {t('venue.custom.change')}
        </Button>
      ) : null}
    </div>
  );
};
