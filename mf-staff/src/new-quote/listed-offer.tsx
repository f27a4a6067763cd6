import { Button } from '@plenary/ui/button';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsOf, type LineDraft } from '../written-lines/line-draft.ts';
import styles from './new-quote.module.css';
import { Offer } from './offer.tsx';

interface Props extends Omit<ComponentProps<typeof Offer>, 'onWrite'> {
  /** The form that writes other lines, which begins with those of the list. */
  proposal: (initial: readonly LineDraft[]) => ReactNode;
}

/** What has a list price is a quote at that price, or a proposal of written lines, which somebody may have to approve. */
export const ListedOffer = ({ proposal, ...offer }: Props) => {
  const { t } = useTranslation('staff');
  const [written, setWritten] = useState<readonly LineDraft[] | null>(null);
  return (
    <div className={styles.offer}>
      {written ? (
        <>
          {proposal(written)}
          <p>
            <Button variant="quiet" onClick={() => setWritten(null)}>
              {t('newQuote.toListPrice')}
            </Button>
          </p>
        </>
      ) : (
        <Offer {...offer} onWrite={(priced) => setWritten(priced ? draftsOf(priced) : [])} />
      )}
    </div>
  );
};
