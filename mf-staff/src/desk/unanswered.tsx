import { formatList } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from './ask-all.ts';
import styles from './unanswered.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  /** The services that did not answer: their data is missing on the page. */
  away: readonly Source[];
  children: ReactNode;
}

/** The services' answers, under a notice about those that did not answer, with a retry. */
export const Unanswered = ({ away, children }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { state, revalidate } = useRevalidator();
  const place = useKeptFocus<HTMLDivElement>(useLoaderData());
  const names = formatList(
    away.map((source) => t(`undelivered.sources.${source}`)),
    locale,
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {away.length > 0 ? (
        <Callout
          tone="warning"
          role="alert"
          title={t('desk.away', { names, count: away.length })}
          actions={
            <Button
              size="small"
              variant="secondary"
              isPending={state === 'loading'}
              pendingLabel={t('desk.asking')}
              onClick={() => revalidate()}
            >
              {t('retry')}
            </Button>
          }
        >
          {t('desk.awayHint')}
        </Callout>
      ) : null}
      {children}
    </div>
  );
};
