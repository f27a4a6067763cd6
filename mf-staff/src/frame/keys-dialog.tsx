import { Dialog } from '@plenary/ui/dialog';
import { Switch } from '@plenary/ui/switch';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleKeys } from '../desk/single-keys.ts';
import styles from './keys.module.css';
import { type KeyGroup, useKeyGroups } from './use-key-groups.ts';

interface Props {
  onClose: () => void;
}

/** All keys of the desk that act now, where each works, and the switch for those that are one letter or sign (design: desk D12). */
export const KeysDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { areOn, turn } = useSingleKeys();
  const acting = useKeyGroups()
    .map(({ title, acts }) => ({
      title,
      acts: acts
        .map(({ words, ways }) => ({ words, ways: ways.filter(({ isSingle }) => areOn || !isSingle) }))
        .filter(({ ways }) => ways.length > 0),
    }))
    .filter(({ acts }) => acts.length > 0);
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} closeLabel={t('close')} size="medium">
      <Switch label={t('keys.single')} description={t('keys.singleHint')} isSelected={areOn} onChange={turn} />
      {acting.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Dialog>
  );
};

const Group = ({ title, acts }: KeyGroup) => {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <dl className={styles.acts}>
        {acts.map(({ words, ways }) => (
          <div key={words} className={styles.act}>
            <dt>{words}</dt>
            <dd className={styles.ways}>
              {ways.map(({ keys }, index) => (
                <Fragment key={keys.join(' ')}>
                  {index > 0 ? <span> {t('keys.or')} </span> : null}
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
