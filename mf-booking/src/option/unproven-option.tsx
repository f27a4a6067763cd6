import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { ResendLink } from './resend-link.tsx';
import styles from './unproven-option.module.css';

interface Props {
  quote: Pick<Quote, 'venue'>;
  option: PlacedOption;
}

/** Until when an option holds once the mailbox is proven, and how to prove it; nothing where it holds its full term. */
export const UnprovenOption = ({ quote, option }: Props) => {
  const { t } = useTranslation('booking');
  const { language, session } = usePlatform();
  if (!option.fullUntil) return null;
  const email = session?.email ?? '';
  const instant = instantAtVenue(option.fullUntil, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <div className={styles.unproven}>
      <p>{t('option.unproven.text', { email, instant })}</p>
      <ResendLink size="small" />
    </div>
  );
};
