import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { useProofMail } from '../quote/use-proof-mail.ts';
import styles from './unproven-option.module.css';

interface Props {
  quote: Pick<Quote, 'venue'>;
  option: PlacedOption;
}

/** Until when an option holds once the mailbox is proven, and how to prove it; nothing where it holds its full term. */
export const UnprovenOption = ({ quote, option }: Props) => {
  const { t } = useTranslation('booking');
  const { language, session } = usePlatform();
  const mail = useProofMail({ failed: t('option.unproven.failed') });
  if (!option.fullUntil) return null;
  const email = session?.email ?? '';
  const instant = instantAtVenue(option.fullUntil, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <div className={styles.unproven}>
      <p>{t('option.unproven.text', { email, instant })}</p>
      <Button variant="secondary" size="small" isPending={mail.isPending} onClick={() => void mail.submit()}>
        {t('option.unproven.again')}
      </Button>
      <p role="status">{mail.done ? t('option.unproven.sent', { email }) : mail.failure?.text}</p>
    </div>
  );
};
