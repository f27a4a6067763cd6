import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import styles from './beyond-notice.module.css';

/** Names the parts of a link's search that are not offered here; the form has the rest. */
export const BeyondNotice = ({ rules }: { rules: RoomFinderRules }) => {
  const { t } = useTranslation('booking');
  const left = !rules.severalDays ? 'oneDay' : !rules.subcommittees ? 'plenary' : 'lunch';
  return (
    <div className={styles.notice}>
      <Callout role="status" title={t('search.beyond.title')}>
        {t(`search.beyond.${left}`)}
      </Callout>
    </div>
  );
};
