import { assignDeals as endpoint, exportDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { DealsAssigned, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button, buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { assignDeals, type FollowUps } from '../follow-up/api.ts';
import { OwnerSelect } from '../follow-up/owner-select.tsx';
import { paths } from '../paths.ts';
import { type DealsAsked, exportAddress } from './api.ts';
import styles from './deals.module.css';
import { NextDialog } from './next-dialog.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** What the list shows. */
  asked: DealsAsked;
}

/** What is done with the selected deals: who follows them up, what comes next, their sheets, a file of them (design: desk D7). What was refused is named and stays selected. */
export const AssignBar = ({ selection, asked }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { revalidate } = useRevalidator();
  const [ownerId, setOwnerId] = useState<string | null>(session?.id ?? null);
  const [isPlanning, setIsPlanning] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const { deals } = selection;
  const form = useSubmission({
    endpoints: [endpoint],
    send: (what: Pick<FollowUps, 'ownerId' | 'next'>) =>
      assignDeals({ ...what, deals: deals.map(({ quoteId, followUp }) => ({ quoteId, version: followUp?.version ?? 0 })) }),
    words: { 'invalid-request': t('deals.assign.noColleague'), failed: t('followUp.failures.failed') },
    onDone: (answer) => {
      setIsPlanning(false);
      setRefused(refusedOf(answer, deals));
      selection.keep(answer.refused.map(({ quoteId }) => quoteId));
      void revalidate();
    },
  });
  return (
    <section aria-label={t('deals.assign.title')}>
      <p className="visually-hidden" role="status">
        {form.done ? t('deals.assign.done', { count: form.done.answer.assigned.length }) : ''}
      </p>
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {form.done ? <Report assigned={form.done.answer.assigned.length} refused={refused} /> : null}
      {deals.length > 0 ? (
        <div className={styles.bar}>
          <p>{t('deals.assign.selected', { count: deals.length })}</p>
          {selection.mayAssign ? (
            <>
              <OwnerSelect value={ownerId} onChange={setOwnerId} />
              <Button isPending={form.isPending} onClick={() => void form.submit({ ownerId })}>
                {t('deals.assign.assign')}
              </Button>
              <Button variant="secondary" onClick={() => setIsPlanning(true)}>
                {t('deals.assign.next')}
              </Button>
            </>
          ) : null}
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.eventSheets(deals.map(({ quoteId }) => quoteId))}>
            {t('deals.assign.sheets')}
          </DeskLink>
          {selection.mayExport ? <SelectionExport deals={deals} asked={asked} /> : null}
          {selection.mayAssign && selection.mayExport ? null : <p>{t(`deals.assign.refusedTo.${refusedTo(selection)}`)}</p>}
          <Button variant="quiet" onClick={() => selection.selectAll(false)}>
            {t('deals.assign.none')}
          </Button>
        </div>
      ) : null}
      {isPlanning ? (
        <NextDialog
          count={deals.length}
          isPending={form.isPending}
          onClose={() => setIsPlanning(false)}
          onSave={(next) => void form.submit({ next })}
        />
      ) : null}
    </section>
  );
};

/** What the reader's job does not do with all that are selected. */
const refusedTo = ({ mayAssign, mayExport }: Selection) => (mayAssign ? 'export' : mayExport ? 'assign' : 'both');

/** Saves the selected deals alone, a row each, in the order and columns of the list. */
const SelectionExport = ({ deals, asked: { sort, columns } }: { deals: readonly ListedDeal[]; asked: DealsAsked }) => {
  const { language } = usePlatform();
  const ids = deals.map(({ quoteId }) => quoteId).join(',');
  return (
    <ExportLinks by={exportDeals} addressOf={(format) => exportAddress({ ids, sort, columns }, { rows: 'deals', format, language })} />
  );
};

interface Refused {
  deal: ListedDeal;
  why: DealsAssigned['refused'][number];
}

const refusedOf = ({ refused }: DealsAssigned, deals: readonly ListedDeal[]): Refused[] =>
  refused.flatMap((why) => {
    const deal = deals.find(({ quoteId }) => quoteId === why.quoteId);
    return deal ? [{ deal, why }] : [];
  });

const Report = ({ assigned, refused }: { assigned: number; refused: readonly Refused[] }) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const wordOf = ({ why }: Refused): string => {
    if (why.code === 'not-found') return t('deals.assign.gone');
    const { owner } = why.current;
    return owner ? t('deals.assign.moved', { name: owner.name }) : t('deals.assign.movedFree');
  };
  return (
    <Callout tone={refused.length > 0 ? 'warning' : 'success'} title={t('deals.assign.done', { count: assigned })}>
      {refused.length > 0 ? (
        <ul>
          {refused.map((one) => (
            <li key={one.deal.quoteId}>{t('deals.assign.refused', { deal: nameOf(one.deal), why: wordOf(one) })}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
};
