import { Button } from '@plenary/ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-quote.module.css';

interface Props {
  /** The demand at its list price. */
  offer: ReactNode;
  /** The form that writes other lines. */
  proposal: ReactNode;
}

/** What has a list price is a quote at that price, or a proposal of written lines, which somebody may have to approve. */
export const ListedOffer = ({ offer, proposal }: Props) => {
  const { t } = useTranslation('staff');
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.offer}>
      {isWriting ? proposal : offer}
      <p>
        <Button variant="quiet" onClick={() => setWriting(!isWriting)}>
          {t(isWriting ? 'newQuote.toListPrice' : 'newQuote.toProposal')}
        </Button>
      </p>
    </div>
  );
};
