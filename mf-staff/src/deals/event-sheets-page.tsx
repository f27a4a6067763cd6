import { formatDays, formatInstant, formatSpan } from '@plenary/contracts/format';
import { addSheetVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { addSheetVersion } from '../sheets/api.ts';
import { FunctionSheetBody, nameOfSheet } from '../sheets/function-sheet-body.tsx';
import type { FunctionSheetData } from '../sheets/load-function-sheet.ts';
import styles from '../sheets/sheets.module.css';
import type { EventSheetsData } from './load-event-sheets.ts';

/** The function sheets of selected events, a page of paper each, printed at once under their numbers (design: desk D7, D13, D16). */
export const EventSheetsPage = () => {
  const data = useLoaderData<EventSheetsData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const nameOf = useDealName();
  const { numbered, printing } = usePrinting(data);
  const { sheets, without } = data;
  return (
    <div className={styles.sheet}>
      <DeskPage
        title={t('sheets.ofEvents')}
        description={t('sheets.eventCount', { count: sheets.length })}
        choices={
          <>
            <DeskLink to={paths.events({ sort: 'days' })}>{t('sheets.toEvents')}</DeskLink>
            {sheets.length > 0 ? (
              <Button
                variant="secondary"
                size="small"
                isPending={printing.isPending}
                pendingLabel={t('planning.saving')}
                onClick={() => void printing.submit(undefined)}
              >
                {t('sheets.print')}
              </Button>
            ) : null}
          </>
        }
      >
        <div className={styles.tools}>
          {printing.failure?.text ? <FailureNotice>{printing.failure.text}</FailureNotice> : null}
          {without.length > 0 ? (
            <Callout tone="warning" title={t('sheets.withoutSheet', { count: without.length })}>
              <ul>
                {without.map((deal) => (
                  <li key={deal.quoteId}>{[nameOf(deal), deal.venue.name, formatDays(deal.firstDay, deal.lastDay, locale)].join(', ')}</li>
                ))}
              </ul>
            </Callout>
          ) : null}
        </div>
        {sheets.map((sheet) => (
          <OneSheet key={sheet.reference} sheet={sheet} versions={numbered.get(sheet.reference) ?? sheet.versions} />
        ))}
      </DeskPage>
    </div>
  );
};

const OneSheet = ({ sheet, versions }: { sheet: FunctionSheetData; versions: SheetVersions | null }) => {
  const { t } = useTranslation('staff');
  const { locale, settings } = usePlatform();
  const { reference, venue, days, away, askedAt, timeZone } = sheet;
  const first = days.at(0)?.event;
  const name = nameOfSheet(days) || t('planning.somebody');
  const dates = days.map(({ day }) => day);
  const about = [first?.title ? first.company : '', venue.name, dates.length > 0 ? formatSpan(dates, locale) : ''].filter(Boolean);
  return (
    <article className={styles.ofMany} aria-labelledby={`sheet-${reference}`}>
      <p className={styles.brand}>{`${settings.brandName} · ${t('sheets.function')}`}</p>
      <h2 id={`sheet-${reference}`}>{t('sheets.functionOf', { name })}</h2>
      <p>{about.join(' · ')}</p>
      <Unanswered away={away}>
        <FunctionSheetBody data={sheet} versions={versions} heading="h3" />
      </Unanswered>
      <p className={styles.printed}>
        {t('sheets.asOf', { at: formatInstant(askedAt, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }) })}
      </p>
    </article>
  );
};

/** Numbers the sheets one after the other, then prints them: the papers have their numbers once the page has. */
const usePrinting = (data: EventSheetsData) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [kept, setKept] = useState<{ of: EventSheetsData; versions: ReadonlyMap<string, SheetVersions> } | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const printing = useSubmission({
    endpoints: [endpoint],
    send: async (_: undefined, { idempotencyKey }) => {
      const versions = new Map<string, SheetVersions>();
      // Half of a sheet, and one without a booking, has no number.
      for (const { reference, versions: known } of data.sheets)
        if (known)
          versions.set(
            reference,
            await addSheetVersion({ reference, sendTo: [] }, { language, idempotencyKey: `${idempotencyKey}-${reference}` }),
          );
      return versions;
    },
    words: { failed: t('surveys.failures.failed') },
    onDone: (versions) => {
      setKept({ of: data, versions });
      setIsPrinting(true);
    },
  });
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);
  return { printing, numbered: kept?.of === data ? kept.versions : new Map<string, SheetVersions>() };
};
