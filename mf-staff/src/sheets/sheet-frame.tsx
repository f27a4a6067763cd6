import { capitalised, formatDay, formatInstant } from '@plenary/contracts/format';
import { type SheetList, sheetLists } from '@plenary/contracts/sheet-terms';
import { addPaperVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import { exportDaySheet } from '@plenary/contracts/sheets.endpoints';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchVenues } from '../api.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';
import { paths } from '../paths.ts';
import { addPaperVersion, exportAddress, paperPdfAddress } from './api.ts';
import { DaySteps } from './day-steps.tsx';
import type { SheetData } from './load-sheet.ts';
import { PdfLink } from './pdf-link.tsx';
import { SheetDeeds } from './sheet-deeds.tsx';
import { SheetVersions } from './sheet-versions.tsx';
import styles from './sheets.module.css';

interface Props {
  data: SheetData;
  list: SheetList;
  /** Given the versions, as they are once it was printed or sent from here. */
  children: (versions: PaperVersions | null) => ReactNode;
}

/**
 * A paper of a venue's day: its heading and number, the way to other days, venues and papers, print, mail and file, and its versions; on paper
 * the heading and what is under the ways (design: desk D14-D16).
 */
export const SheetFrame = ({ data, list, children }: Props) => {
  const { venue, day, booked, away, venues, askedAt } = data;
  const { t } = useTranslation('staff');
  const { locale, language, settings } = usePlatform();
  const navigate = useNavigate();
  const [kept, setKept] = useState<{ of: SheetData; versions: PaperVersions } | null>(null);
  const versions = kept?.of === data ? kept.versions : data.versions;
  const [last] = versions?.versions ?? [];
  const timeZone = booked?.venue.timeZone ?? timeZoneOf.FRA;
  const to = (place: { venue?: string; day?: string }) => paths.sheet({ venue, day, list, ...place });
  return (
    <div className={styles.sheet}>
      <p className={styles.brand}>{`${settings.brandName} · ${t(`sheets.lists.${list}`)}`}</p>
      <DeskPage
        title={t('sheets.title', { list: t(`sheets.lists.${list}`), venue: booked?.venue.name ?? venue })}
        description={
          <>
            <strong className={styles.day}>{capitalised(formatDay(day, locale, 'full'), locale)}</strong>
            {last ? ` · ${t('sheets.versions.number', { number: last.number })}` : null}
          </>
        }
        choices={
          <>
            {booked ? (
              <>
                <CountryChoice
                  country={booked.venue.countryCode}
                  onChange={async (country) => {
                    const [first] = await fetchVenues(country);
                    if (first) await navigate(to({ venue: first.slug }));
                  }}
                />
                <VenueChoice venues={venues} venue={venue} onChange={(slug) => navigate(to({ venue: slug }))} />
              </>
            ) : null}
            <DaySteps data={data} list={list} />
          </>
        }
      >
        <div className={styles.tools}>
          <StateLinks
            label={t('sheets.papers')}
            links={sheetLists.map((one) => ({
              name: t(`sheets.lists.${one}`),
              to: paths.sheet({ venue, day, list: one }),
              isCurrent: one === list,
            }))}
          />
          <div className={styles.files}>
            {versions ? (
              <SheetDeeds
                numbering={{
                  endpoint,
                  number: (sendTo, idempotencyKey) => addPaperVersion({ venue, day, list, sendTo }, { language, idempotencyKey }),
                }}
                recipients={versions.recipients}
                onChange={(changed) => setKept({ of: data, versions: changed })}
              />
            ) : (
              <Button variant="secondary" size="small" onClick={() => window.print()}>
                {t('sheets.print')}
              </Button>
            )}
            <PdfLink address={paperPdfAddress({ venue, day, list }, language)} fileName={`${venue}-${day}.pdf`} />
            <ExportLinks
              by={exportDaySheet}
              size="small"
              addressOf={(format) => exportAddress({ venue, day, list }, { format, language })}
            />
          </div>
        </div>
        <Unanswered away={away}>
          {children(versions)}
          {versions ? <SheetVersions versions={versions} timeZone={timeZone} /> : null}
        </Unanswered>
      </DeskPage>
      <p className={styles.printed}>
        {t('sheets.asOf', { at: formatInstant(askedAt, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }) })}
      </p>
    </div>
  );
};
