import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { emptyDay, type SearchDraft } from '../search/search-draft.ts';
import type { Search } from '../search/use-search.ts';
import styles from './landing.module.css';

type Day = SearchDraft['days'][number];

const plenaryFor = (pax: number, configuration: Day['plenary']['configuration']): Day['plenary'] => ({
  ...emptyDay.plenary,
  pax,
  configuration,
});
const besides = (pax: number): Day['plenary'] => ({ ...emptyDay.plenary, pax, configuration: 'casual' });

/** Kinds of meetings, each with the rooms that it usually takes. */
const formats = [
  { name: 'board', icon: 'user', day: { ...emptyDay, plenary: plenaryFor(12, 'board') } },
  {
    name: 'plenary',
    icon: 'projector',
    day: { ...emptyDay, plenary: plenaryFor(48, 'theater'), subcommittees: [besides(12), besides(12)] },
  },
  { name: 'team', icon: 'people', day: { ...emptyDay, plenary: plenaryFor(24, 'u'), subcommittees: [besides(12)] } },
  { name: 'large', icon: 'room', day: { ...emptyDay, plenary: plenaryFor(150, 'theater') } },
] as const satisfies readonly { name: string; icon: string; day: Day }[];

/** Kinds of meetings to start from: one fills in the rooms of the search, and asks for its days. */
export const WaysToStart = ({ search }: { search: Search }) => {
  const { t } = useTranslation('booking');
  const start = (day: Day) => {
    search.dispatch({ type: 'replaced', draft: { countryCode: search.state.countryCode, days: [day], manualPax: [0] } });
    search.dispatch({ type: 'popover-opened', popover: 'day' });
  };
  return (
    <section aria-labelledby="ways-to-start">
      <h2 id="ways-to-start" className={styles.title}>
        {t('landing.start')}
      </h2>
      <ul className={styles.formats}>
        {formats.map(({ name, icon, day }) => (
          <li key={name}>
            <button type="button" className={styles.format} onClick={() => start(day)}>
              <span className={styles.mark}>
                <Icon name={icon} size={20} />
              </span>
              <span className={styles.name}>{t(`landing.formats.${name}.name`)}</span>
              <span className={styles.text}>{t(`landing.formats.${name}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
