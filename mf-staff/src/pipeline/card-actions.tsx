import { changeFollowUp } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { extendOption } from '@plenary/contracts/planning.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { callAddress } from '@plenary/platform/telephone';
import { buttonClass } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import { FollowUpDialog } from '../follow-up/follow-up-dialog.tsx';
import { paths } from '../paths.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import styles from './pipeline.module.css';

interface Props {
  deal: ListedDeal;
  /** Whose deal it is, in words. */
  name: string;
}

const small = { variant: 'quiet', size: 'small' } as const;

/** What can be done about a deal from its card, by whoever may do it there: each button names the deal (design: look 11). */
export const CardActions = ({ deal, name }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'extension' | 'follow-up' | null>(null);
  const { quoteId, stage, customer, followUp } = deal;
  const close = () => setOpen(null);
  const done = async (message?: string) => {
    close();
    if (message) notify({ text: message });
    await revalidate();
  };
  return (
    <div className={styles.actions}>
      {stage === 'option-1' || stage === 'option-2' ? (
        <DeedButton by={extendOption} {...small} aria-label={t('pipeline.extendNamed', { name })} onClick={() => setOpen('extension')}>
          {t('planning.extend')}
        </DeedButton>
      ) : null}
      {customer?.phone ? (
        <a className={buttonClass(small)} href={callAddress(customer.phone)} aria-label={t('pipeline.callNamed', { name })}>
          {t('customers.call')}
        </a>
      ) : null}
      {followUp ? (
        <DeedButton by={changeFollowUp} {...small} aria-label={t('pipeline.followNamed', { name })} onClick={() => setOpen('follow-up')}>
          {t('followUp.change')}
        </DeedButton>
      ) : null}
      <DeskLink className={buttonClass(small)} to={paths.quote(quoteId)} aria-label={t('pipeline.openNamed', { name })}>
        {t('pipeline.openDeal')}
      </DeskLink>
      {open === 'extension' ? <ExtendDialog deal={deal} name={name} onClose={close} onExtended={(message) => void done(message)} /> : null}
      {open === 'follow-up' && followUp ? (
        <FollowUpDialog quoteId={quoteId} name={name} followUp={followUp} onClose={close} onSaved={() => void done()} />
      ) : null}
    </div>
  );
};
