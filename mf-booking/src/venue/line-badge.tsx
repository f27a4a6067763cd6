import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useTranslation } from 'react-i18next';
import styles from './line-badge.module.css';
import { lineColours, type RailMode } from './line-colours.ts';

interface Props {
  country: CountryCode;
  mode: RailMode | 'busLine';
  line: string;
}

/** The badge of a line, round for a metro; its mode is said too, for who doesn't see the shape. */
export const LineBadge = ({ country, mode, line }: Props) => {
  const { t } = useTranslation('booking');
  const colours = mode === 'busLine' ? null : lineColours(country, mode, line);
  return (
    <>
      <span
        className={styles.badge}
        data-mode={mode}
        aria-hidden="true"
        style={colours ? { background: colours.ground, color: colours.text, borderColor: colours.ground } : undefined}
      >
        {line}
      </span>
      <span className="visually-hidden">{t(`venuePage.coming.${mode}`, { line })}</span>
    </>
  );
};
