import { tellLoss } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { LossDialog } from './loss-dialog.tsx';
import { LossWords } from './loss-words.tsx';

/** Why a deal was lost and who said so, with the way to say it; nothing of one that is not lost. */
export const ToldLoss = ({ deal: { quoteId, loss } }: { deal: Pick<ListedDeal, 'quoteId' | 'loss'> }) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  if (!loss) return null;
  return (
    <>
      <p>
        {t('losses.lost')}
        <strong>
          <LossWords loss={loss} />
        </strong>
      </p>
      {loss.by ? <p>{t('losses.by', { name: loss.by.name })}</p> : null}
      <p>
        <ExplainedDeed by={tellLoss} size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t(loss.by ? 'losses.change' : 'losses.tell')}
        </ExplainedDeed>
      </p>
      {isOpen ? (
        <LossDialog
          quoteId={quoteId}
          loss={loss}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
};
