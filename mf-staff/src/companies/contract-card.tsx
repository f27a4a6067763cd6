import { formatPercent } from '@plenary/contracts/format';
import { languages } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { validityWords } from '../customers/contract-words.ts';
import type { Contract } from './api.ts';
import styles from './companies.module.css';

interface Props {
  contract: Contract;
  onEdit: () => void;
  onEnd: () => void;
}

/** A framework contract: how much, from when to when, and its words in each language that has some. */
export const ContractCard = ({ contract, onEdit, onEnd }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const percent = formatPercent(contract.percent, locale);
  const validity = validityWords(t, contract, locale);
  const about = <span className="visually-hidden">{` ${percent}, ${validity}`}</span>;
  return (
    <li className={styles.contract}>
      <div className={styles.head}>
        <h3 className={styles.percent}>{percent}</h3>
        {contract.isInForce ? <Badge tone="success">{t('contracts.inForce')}</Badge> : null}
      </div>
      <p>{validity}</p>
      {contract.flex ? <p>{t('contracts.flex')}</p> : null}
      {languages.map((language) => {
        const words = contract.texts[language];
        if (!words?.description && !words?.dispositions) return null;
        return (
          <div key={language} className={styles.words}>
            <h4 className={styles.language}>{t(`languages.${language}`)}</h4>
            <p lang={language}>{words.description}</p>
            <p lang={language}>{words.dispositions}</p>
          </div>
        );
      })}
      <div className={styles.ways}>
        <Button size="small" variant="secondary" onClick={onEdit}>
          {t('calendar.edit')}
          {about}
        </Button>
        <Button size="small" variant="danger" onClick={onEnd}>
          {t('contracts.end')}
          {about}
        </Button>
      </div>
    </li>
  );
};
