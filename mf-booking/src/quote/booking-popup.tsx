import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './side-block.module.css';

const look = 'popup,noopener,noreferrer,width=760,height=860';

const openPopup = (press: MouseEvent<HTMLAnchorElement>) => {
  // A press with a key held asks the browser for a tab or a window of its own.
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
  press.preventDefault();
  window.open(press.currentTarget.href, '_blank', look);
};

/** An appointment in the online scheduling service, in a window of its own: the page stays as it is (spec/booking.md §2 "Quote page"). */
export const BookingPopup = ({ url }: { url: string }) => {
  const { t } = useTranslation('booking');
  return (
    <Card as="section" tone="sunken" aria-labelledby="booking-popup">
      <div className={styles.block}>
        <h2 id="booking-popup" className={styles.title}>
          {t('quote.popup.title')}
        </h2>
        <p className={styles.text}>{t('quote.popup.text')}</p>
        <a
          className={buttonClass({ variant: 'secondary', isBlock: true })}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={openPopup}
        >
          {t('quote.popup.action')} <span className="visually-hidden">{t('quote.popup.newWindow')}</span>
        </a>
      </div>
    </Card>
  );
};
