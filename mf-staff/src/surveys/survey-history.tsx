import { formatDay } from '@plenary/contracts/format';
import type { ChosenLunch, StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { upsellNames } from '@plenary/contracts/survey-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

/** A place outside has no sittings to name beside it. */
const chosenWords = (t: TFunction<'staff'>, { type, service }: ChosenLunch): string =>
  [...new Set([valueWords(t, 'type', type), valueWords(t, 'service', service)])].join(', ');

/** An add-on that was taken back is named by its code. */
const messageWords = (t: TFunction<'staff'>, message: string): string =>
  upsellNames.some((name) => name === message) ? valueWords(t, 'asked', message) : message;

interface Props extends Pick<StaffSurvey, 'history'> {
  /** Of the venue. */
  countryCode: CountryCode;
  isSaved: boolean;
}

/** Who saved, accepted or sent back a survey, newest first. */
export const SurveyHistory = ({ history, countryCode, isSaved }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const atVenue = (instant: string) => instantAtVenue(instant, { language, timeZone: timeZoneOf[countryCode], style: 'medium' });
  return (
    <Panel id="history" title={t('surveys.history')}>
      {history.length === 0 && !isSaved ? <p>{t('surveys.noHistory')}</p> : null}
      <ol className={styles.history}>
        {history.toReversed().map(({ at, kind, by, message, lunch }) => (
          <li key={[at, kind, message, lunch?.day].join(' ')}>
            <p className={styles.deed}>{t([`surveys.kinds.${kind}` as 'surveys.kinds.other', 'surveys.kinds.other'], { kind })}</p>
            <p>{t('surveys.byAt', { by, at: atVenue(at) })}</p>
            {lunch ? (
              <p>
                {t('surveys.lunchAsChosen', {
                  day: formatDay(lunch.day, locale, { day: 'numeric', month: 'long' }),
                  chosen: chosenWords(t, lunch),
                })}
              </p>
            ) : null}
            {message ? <blockquote className={styles.message}>{messageWords(t, message)}</blockquote> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
};
