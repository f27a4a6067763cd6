import { changeFollowUp } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { FollowUpWords } from './follow-up-words.tsx';

/** Who follows a deal up and what comes next, with the way to change it. */
export const FollowUpPanel = ({ deal: { quoteId, customer, followUp } }: { deal: ListedDeal }) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  if (!followUp) return null;
  return (
    <Panel
      id="follow-up"
      title={t('followUp.panel')}
      action={
        <ExplainedDeed by={changeFollowUp} size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t('followUp.change')}
        </ExplainedDeed>
      }
    >
      <FollowUpWords followUp={followUp} />
      {isOpen ? (
        <FollowUpDialog
          quoteId={quoteId}
          name={nameOf({ customer })}
          followUp={followUp}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            void revalidate();
          }}
        />
      ) : null}
    </Panel>
  );
};
