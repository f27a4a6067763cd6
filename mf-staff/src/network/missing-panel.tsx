import type { MissingPart } from '@plenary/contracts/network-terms';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './network.module.css';
import { useMissingWords } from './use-missing-words.ts';

/** What a venue lacks before customers can judge it. */
export const MissingPanel = ({ missing }: { missing: readonly MissingPart[] }) => {
  const { t } = useTranslation('staff');
  const words = useMissingWords()(missing);
  return (
    <Panel id="missing" title={t('network.columns.missing')}>
      {words.length === 0 ? (
        <p>
          <Badge tone="success">{t('network.whole')}</Badge>
        </p>
      ) : null}
      <ul className={styles.missing}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Panel>
  );
};
