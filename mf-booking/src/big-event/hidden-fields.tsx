import { useTranslation } from 'react-i18next';
import styles from './big-event-form.module.css';
import type { BigEvent } from './use-big-event.ts';

/** Hidden fields (spec/booking.md §3), and a honeypot: a demand that fills it in is not stored. */
export const HiddenFields = ({ event: { context, draft, change } }: { event: BigEvent }) => {
  const { t } = useTranslation('booking');
  return (
    <>
      <input type="hidden" name="venue-id" value={context['venue-id']} />
      <input type="hidden" name="lang" value={context.lang} />
      <input type="hidden" name="adsTracking" value={context.adsTracking ?? ''} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="big-event-website">{t('bigEvent.trap')}</label>
        <input
          id="big-event-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={({ target }) => change('website', target.value)}
        />
      </div>
    </>
  );
};
