import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import styles from './enrolment.module.css';

/** Modules of quiet ground around the code, which readers need. */
const border = 4;

/** The same as the key, for a phone's camera. */
export const QrCode = ({ text }: { text: string }) => {
  const { t } = useTranslation('auth');
  const { data, size } = encode(text, { border, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('enrolment.qr')} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
