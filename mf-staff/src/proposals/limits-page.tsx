import { changeDiscountLimits } from '@plenary/contracts/discount-limits.endpoints';
import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionAuthor, VersionDay } from '../desk/dated-version.tsx';
import { dayOf } from '../desk/day-of.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import styles from '../written-lines/written-lines.module.css';
import { changeLimits, type NewLimits } from './approvals-api.ts';

/** Discounts that each role may give without approval, by the day from which they hold; administrators set others (design: lifecycle L10). */
export const LimitsPage = () => {
  const { versions, today } = useLoaderData<DiscountLimits>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const current = versions.find(({ from }) => from <= today);
  return (
    <DeskPage title={t('limits.title')} description={t('limits.description')}>
      <div className={styles.whole}>
        <DataTable caption={t('limits.title')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              <th scope="col">{t('datedVersions.from')}</th>
              {(['staff', 'admin'] as const).map((role) => (
                <th key={role} scope="col" data-numeric>
                  {t(`limits.${role}`)}
                </th>
              ))}
              <th scope="col">{t('limits.changedBy')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.from}>
                <VersionDay version={version} isCurrent={version === current} />
                {(['staff', 'admin'] as const).map((role) => (
                  <td key={role} data-numeric data-label={t(`limits.${role}`)}>
                    {formatPercent(version[role], locale)}
                  </td>
                ))}
                <td data-label={t('limits.changedBy')}>
                  <VersionAuthor version={version} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <LimitsForm versions={versions} today={today} />
      </div>
    </DeskPage>
  );
};

const percentOf = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) && Number(text) <= 100 ? Number(text) : null);

interface Drafted {
  from: string;
  staff: string;
  admin: string;
}

const LimitsForm = ({ versions, today }: DiscountLimits) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [drafted, setDrafted] = useState<Drafted>({ from: today, staff: '', admin: '' });
  const { submit, errors, isPending, failure } = useSubmission({
    endpoints: [changeDiscountLimits],
    check: ({ from, staff, admin }: Drafted) => ({
      ...(dayOf(from) && from >= today ? {} : { from: 'in_past' }),
      ...(percentOf(staff) === null && { staff: 'invalid' }),
      ...(percentOf(admin) === null && { admin: 'invalid' }),
    }),
    send: ({ from, staff, admin }: Drafted) => {
      const revision = versions.find((version) => version.from === from)?.revision ?? 0;
      const limits: NewLimits = { from, staff: percentOf(staff) ?? 0, admin: percentOf(admin) ?? 0, revision };
      return changeLimits(limits);
    },
    fields: ['from', 'staff', 'admin'],
    words: { 'stale-version': t('limits.stale'), failed: t('surveys.failures.failed') },
    onDone: async () => {
      notify({ text: t('limits.done') });
      setDrafted({ from: today, staff: '', admin: '' });
      await revalidate();
    },
    onFailure: ({ code }) => (code === 'stale-version' ? revalidate() : undefined),
  });
  const field = (name: keyof Drafted) => ({
    value: drafted[name],
    onChange: (value: string) => setDrafted({ ...drafted, [name]: value }),
  });
  return (
    <Panel id="new-limits" title={t('limits.new')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(drafted);
        }}
      >
        <TextField type="date" label={t('datedVersions.from')} min={today} error={errors.from && t('limits.inPast')} {...field('from')} />
        {(['staff', 'admin'] as const).map((role) => (
          <TextField
            key={role}
            label={t('limits.percentOf', { role: t(`limits.${role}`) })}
            inputMode="numeric"
            error={errors[role] && t('proposals.faults.wrong')}
            {...field(role)}
          />
        ))}
        {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
        <p>
          <Button type="submit" isPending={isPending} pendingLabel={t('planning.saving')}>
            {t('limits.save')}
          </Button>
        </p>
      </form>
    </Panel>
  );
};
