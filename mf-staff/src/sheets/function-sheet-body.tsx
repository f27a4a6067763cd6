import { capitalised, formatDay, formatPrice } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SheetVersions as Versions } from '@plenary/contracts/sheet-versions.schemas';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { changedOn, markedOf } from './changed.tsx';
import { EventBilling } from './event-billing.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventFlags } from './event-flags.tsx';
import { EventRooms } from './event-rooms.tsx';
import { type FunctionSheetData, isBookingId } from './load-function-sheet.ts';
import { SheetVersions } from './sheet-versions.tsx';
import styles from './sheets.module.css';

interface Props {
  data: FunctionSheetData;
  /** As they are once it was printed or sent from the page. */
  versions: Versions | null;
  /** Of the days. */
  heading: 'h2' | 'h3';
}

/** What a function sheet says under its title (design: desk D13). */
export const FunctionSheetBody = ({ data: { reference, timeZone, scientist, days }, versions, heading: Heading }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [last] = versions?.versions ?? [];
  const changes = markedOf(versions);
  const first = days.at(0)?.event;
  const name = nameOfSheet(days) || t('planning.somebody');
  return (
    <>
      <p>
        {t('sheets.reference', { reference: isBookingId(reference) ? quoteReference(reference) : reference })}
        {last ? <strong>{` · ${t('sheets.versions.number', { number: last.number })}`}</strong> : null}
      </p>
      {days.length === 0 && versions ? <Callout tone="warning" title={t('sheets.versions.isCancelled')} /> : null}
      {first?.owner ? <p>{t('sheets.owner', { name: first.owner })}</p> : null}
      {first?.openDeposit ? <p>{t('sheets.openDeposit', { amount: formatPrice(first.openDeposit, locale, { decimals: true }) })}</p> : null}
      {days.map(({ day, event }) => (
        <section key={day} className={styles.meal} aria-labelledby={`day-${reference}-${day}`}>
          <div className={styles.eventHead}>
            <Heading id={`day-${reference}-${day}`} className={styles.name}>
              {capitalised(formatDay(day, locale, 'full'), locale)}
            </Heading>
            <p className={styles.hours}>{t('sheets.hours', { from: event.from, to: event.to })}</p>
            <EventFlags flags={event.flags} />
          </div>
          <EventRooms event={event} name={`${name}, ${formatDay(day, locale)}`} isChanged={changedOn(changes, day)} />
          <EventFacts event={event} scientist={scientist} hasDiets isChanged={changedOn(changes, day)} />
        </section>
      ))}
      <EventBilling event={first} />
      {versions ? <SheetVersions id={`versions-${reference}`} versions={versions} state={versions.state} timeZone={timeZone} /> : null}
    </>
  );
};

/** What the sheet is of: its title, else who comes; empty: nobody knows. */
export const nameOfSheet = (days: FunctionSheetData['days']): string => {
  const first = days.at(0)?.event;
  return first?.title || first?.company || '';
};
