import { capitalised, formatDay, formatInstant } from '@plenary/contracts/format';
import { type SheetList, sheetLists } from '@plenary/contracts/sheet-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchVenues } from '../api.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';
import { paths } from '../paths.ts';
import { exportAddress } from './api.ts';
import { DaySteps } from './day-steps.tsx';
import type { SheetData } from './load-sheet.ts';
import styles from './sheets.module.css';

interface Props {
  data: SheetData;
  list: SheetList;
  children: ReactNode;
}

/** A paper of a venue's day: its heading, the way to other days, venues and papers, print and file; on paper only what is under them. */
export const SheetFrame = ({ data, list, children }: Props) => {
  const { venue, day, booked, away, venues, askedAt } = data;
  const { t } = useTranslation('staff');
  const { locale, language, settings } = usePlatform();
  const navigate = useNavigate();
  const timeZone = booked?.venue.timeZone ?? timeZoneOf.FRA;
  const to = (place: { venue?: string; day?: string }) => paths.sheet({ venue, day, list, ...place });
  return (
    <div className={styles.sheet}>
      <p className={styles.brand}>{`${settings.brandName} · ${t(`sheets.lists.${list}`)}`}</p>
      <DeskPage
        title={t('sheets.title', { list: t(`sheets.lists.${list}`), venue: booked?.venue.name ?? venue })}
        description={<strong className={styles.day}>{capitalised(formatDay(day, locale, 'full'), locale)}</strong>}
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
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {t('sheets.print')}
            </Button>
            <ExportLinks size="small" addressOf={(format) => exportAddress({ venue, day, list }, { format, language })} />
          </div>
        </div>
        <Unanswered away={away}>{children}</Unanswered>
      </DeskPage>
      <p className={styles.printed}>
        {t('sheets.asOf', { at: formatInstant(askedAt, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }) })}
      </p>
    </div>
  );
};
