import { Button } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

interface Props<Value> {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  part: { loading: { type: 'loading' } | { type: 'failed' } | { type: 'loaded'; value: Value | null }; restart: () => void };
  /** Null: there is nothing to show, and no card. */
  children: (value: Value) => ReactNode;
}

/** A card that is loaded after its page: it says that it comes, or that it could not and how to ask again. */
export const PartCard = <Value,>({ title, action, part: { loading, restart }, children }: Props<Value>) => {
  const { t } = useTranslation('client-area');
  const id = useId();
  const content = loading.type === 'loaded' && loading.value !== null ? children(loading.value) : null;
  if (loading.type === 'loaded' && content === null) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {content === null ? null : action}
        </div>
        {loading.type === 'loading' ? (
          <SkeletonGroup label={t('part.loading')}>
            <Skeleton />
            <Skeleton width="half" />
          </SkeletonGroup>
        ) : null}
        {loading.type === 'failed' ? (
          <>
            <p className={styles.text}>{t('part.failed')}</p>
            <Button variant="secondary" size="small" onClick={restart}>
              {t('part.retry', { title })}
            </Button>
          </>
        ) : null}
        {content}
      </div>
    </Card>
  );
};
