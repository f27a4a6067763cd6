import { formatInstant, formatSpan } from '@plenary/contracts/format';
import { addSheetVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { SheetVersions as Versions } from '@plenary/contracts/sheet-versions.schemas';
import { exportFunctionSheet } from '@plenary/contracts/sheets.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { addSheetVersion, functionSheetExportAddress, functionSheetPdfAddress } from './api.ts';
import { FunctionSheetBody, nameOfSheet } from './function-sheet-body.tsx';
import { type FunctionSheetData, isBookingId } from './load-function-sheet.ts';
import { PdfLink } from './pdf-link.tsx';
import { SheetDeeds } from './sheet-deeds.tsx';
import styles from './sheets.module.css';

/** Everything that the venue prepares for one event, day by day; diets and allergies in the customer's own words (design: desk D13). */
export const FunctionSheetPage = () => {
  const data = useLoaderData<FunctionSheetData>();
  const { venue, timeZone, reference, askedAt, days, away } = data;
  const [kept, setKept] = useState<{ of: FunctionSheetData; versions: Versions } | null>(null);
  const versions = kept?.of === data ? kept.versions : data.versions;
  const { t } = useTranslation('staff');
  const { locale, language, settings } = usePlatform();
  const first = days.at(0)?.event;
  const name = nameOfSheet(days) || t('planning.somebody');
  const dates = days.map(({ day }) => day);
  const about = [first?.title ? first.company : '', venue.name, dates.length > 0 ? formatSpan(dates, locale) : ''].filter(Boolean);
  return (
    <div className={styles.sheet}>
      <p className={styles.brand}>{`${settings.brandName} · ${t('sheets.function')}`}</p>
      <DeskPage
        title={t('sheets.functionOf', { name })}
        description={about.join(' · ')}
        choices={
          <>
            {dates[0] ? <DeskLink to={paths.sheet({ venue: venue.slug, day: dates[0] })}>{t('sheets.open')}</DeskLink> : null}
            {first?.quoteId ? <DeskLink to={paths.quote(first.quoteId)}>{t('sheets.quote')}</DeskLink> : null}
            {first?.eventId ? <DeskLink to={paths.survey(first.eventId)}>{t('sheets.survey')}</DeskLink> : null}
            {versions ? (
              <SheetDeeds
                numbering={{
                  endpoint,
                  number: (sendTo, idempotencyKey) => addSheetVersion({ reference, sendTo }, { language, idempotencyKey }),
                }}
                recipients={versions.recipients}
                onChange={(changed) => setKept({ of: data, versions: changed })}
              />
            ) : (
              <Button variant="secondary" size="small" onClick={() => window.print()}>
                {t('sheets.print')}
              </Button>
            )}
            {isBookingId(reference) ? (
              <>
                <PdfLink address={functionSheetPdfAddress(reference, language)} fileName={`${reference}.pdf`} />
                <ExportLinks
                  by={exportFunctionSheet}
                  size="small"
                  addressOf={(format) => functionSheetExportAddress(reference, { format, language })}
                />
              </>
            ) : null}
          </>
        }
      >
        <Unanswered away={away}>
          <FunctionSheetBody data={data} versions={versions} heading="h2" />
        </Unanswered>
      </DeskPage>
      <p className={styles.printed}>
        {t('sheets.asOf', { at: formatInstant(askedAt, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }) })}
      </p>
    </div>
  );
};
