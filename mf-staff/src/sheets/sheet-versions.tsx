import { capitalised, formatDay, formatInstant, formatList } from '@plenary/contracts/format';
import type { PaperVersions, SheetChange } from '@plenary/contracts/sheet-versions.schemas';
import type { SheetState } from '@plenary/contracts/sheet-versions-terms';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './sheet-versions.module.css';

interface Props {
  /** Where a page has several. */
  id?: string;
  versions: PaperVersions;
  /** Of the event; a paper of a day has none. */
  state?: SheetState;
  /** IANA name, that of the venue. */
  timeZone: string;
}

/** Whether a sheet is final, what has changed since its last number, and its log (design: desk D16). */
export const SheetVersions = ({ id = 'versions', versions: sheet, state = 'confirmed', timeZone }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { isFinal, finalFrom, versions, changes } = sheet;
  const at = (instant: string) => formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const kind = state === 'confirmed' ? (isFinal ? 'final' : 'provisional') : state;
  return (
    <Panel id={id} title={t('sheets.versions.title')}>
      <p className={styles.state}>
        <Badge tone={state === 'cancelled' ? 'danger' : isFinal ? 'success' : 'neutral'}>{t(`sheets.versions.states.${kind}`)}</Badge>
        {kind === 'provisional' ? <span>{t('sheets.versions.finalFrom', { at: at(finalFrom) })}</span> : null}
      </p>
      {changes.length > 0 ? (
        <div className={styles.version}>
          <h3 className={styles.heading}>{t('sheets.versions.since', { number: versions[0]?.number ?? 0 })}</h3>
          <Changes changes={changes} />
        </div>
      ) : null}
      {versions.length === 0 ? <p>{t('sheets.versions.none')}</p> : null}
      {versions.map((version) => (
        <div key={version.number} className={styles.version}>
          <h3 className={styles.heading}>
            {t('sheets.versions.number', { number: version.number })}
            {version.isFinal ? ` · ${t('sheets.versions.states.final')}` : ''}
          </h3>
          <p className={styles.about}>
            {[
              at(version.at),
              version.by?.name ?? t('sheets.versions.byItself'),
              version.sentTo.length > 0
                ? t('sheets.versions.sentTo', { addresses: formatList([...version.sentTo], locale) })
                : t('sheets.versions.printed'),
            ].join(' · ')}
          </p>
          <Changes changes={version.changes} />
        </div>
      ))}
    </Panel>
  );
};

const Changes = ({ changes }: { changes: readonly SheetChange[] }) => {
  const { locale } = usePlatform();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ event, day, place, index, fact, text }) => (
        <li key={`${event} ${day} ${place} ${index} ${fact}`}>
          {day ? `${capitalised(formatDay(day, locale, 'shortWeekday'), locale)} · ${text}` : text}
        </li>
      ))}
    </ul>
  );
};
