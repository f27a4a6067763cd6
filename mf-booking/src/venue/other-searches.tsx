import type { Alternatives } from '@plenary/contracts/booking.schemas';
import type { Venue } from '@plenary/contracts/venue';
import { Link } from '@plenary/platform/router';
import { chipClass } from '@plenary/ui/chip';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { forAtMost, inSetUp } from './change-search.ts';
import styles from './nearby-days-list.module.css';

interface Props {
  venue: Pick<Venue, 'slug' | 'address'>;
  query: string;
  alternatives: Pick<Alternatives, 'pax' | 'fewerAtLunch' | 'setUps'>;
}

/** Searches with which this venue is available on the same days, as links: another set-up, fewer at lunch, fewer people. */
export const OtherSearches = ({ venue, query, alternatives: { pax, fewerAtLunch, setUps = [] } }: Props) => {
  const { t } = useTranslation('booking');
  const asked = { query, countryCode: venue.address.countryCode };
  const searches = [
    ...setUps.map((setUp) => ({ to: inSetUp(asked, setUp), text: t(`search.configuration.${setUp}.name`) })),
    ...(fewerAtLunch
      ? [
          {
            to: forAtMost(asked, fewerAtLunch),
            text: t('venue.alternatives.fewerAtLunch', { count: fewerAtLunch.pax, lunch: fewerAtLunch.lunchPax }),
          },
        ]
      : []),
    ...(pax === undefined ? [] : [{ to: forAtMost(asked, { pax }), text: t('venue.alternatives.fewer', { count: pax }) }]),
  ].filter((search): search is { to: string; text: string } => search.to !== null);
  if (searches.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{t('venue.alternatives.otherwise')}</p>
      <ul className={styles.days}>
        {searches.map(({ to, text }) => (
          <li key={to}>
            <Link className={chipClass()} to={paths.venue(venue.slug, to)} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
