import { assignDeals as endpoint } from '@plenary/contracts/desk-deals.endpoints';
import type { DealsAssigned, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { assignDeals, fetchColleagues } from '../follow-up/api.ts';
import styles from './deals.module.css';
import type { Selection } from './use-selection.ts';

const nobody = 'nobody';

/** What is done with the selected deals: somebody follows them up (design: desk D7). What was refused is named and stays selected. */
export const AssignBar = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { revalidate } = useRevalidator();
  const { loading } = useLoading({ load: fetchColleagues });
  const [ownerId, setOwnerId] = useState<string | null>(session?.id ?? null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const { deals } = selection;
  const form = useSubmission({
    endpoints: [endpoint],
    send: () =>
      assignDeals(
        ownerId === nobody ? null : ownerId,
        deals.map(({ quoteId, followUp }) => ({ quoteId, version: followUp?.version ?? 0 })),
      ),
    words: { 'invalid-request': t('deals.assign.noColleague'), failed: t('followUp.failures.failed') },
    onDone: (answer) => {
      setRefused(refusedOf(answer, deals));
      selection.keep(answer.refused.map(({ quoteId }) => quoteId));
      void revalidate();
    },
  });
  const others = loading.type === 'loaded' ? loading.value.filter(({ userId }) => userId !== session?.id) : [];
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
          <NativeSelect
            label={t('followUp.owner')}
            options={[
              ...(session ? [{ id: session.id, label: t('pipeline.mine') }] : []),
              { id: nobody, label: t('tasks.nobody') },
              ...others.map(({ userId: id, name: label }) => ({ id, label })),
            ]}
            value={ownerId}
            onChange={setOwnerId}
          />
          <Button isPending={form.isPending} onClick={() => void form.submit()}>
            {t('deals.assign.assign')}
          </Button>
          <Button variant="quiet" onClick={() => selection.selectAll(false)}>
            {t('deals.assign.none')}
          </Button>
        </div>
      ) : null}
    </section>
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
