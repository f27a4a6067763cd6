import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { copyText } from '@plenary/ui/copy-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './share-link.module.css';

/** Copies the link to a part of the list; where the browser refuses, the link stands beside the button. */
export const ShareLink = ({ query }: { query: string }) => {
  const { t } = useTranslation('booking');
  const { notify } = usePlatform();
  const [refused, setRefused] = useState<string | null>(null);
  const share = () => {
    const link = location.origin + paths.list(query);
    copyText(link).then(
      () => notify({ text: t('favourites.copied') }),
      () => setRefused(link),
    );
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={share}>
        {t('favourites.share')}
      </Button>
      {refused ? (
        <p role="status" className={styles.refused}>
          {t('favourites.refused')} <a href={refused}>{refused}</a>
        </p>
      ) : null}
    </>
  );
};
