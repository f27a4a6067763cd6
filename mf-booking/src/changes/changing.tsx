import * as contract from '@plenary/contracts/changes.endpoints';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatDay } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { PaxField } from '@plenary/ui/pax-field';
import { TextField } from '@plenary/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { FailureCallout } from '../signature/failure-callout.tsx';
import { PageHeading } from '../signature/page-heading.tsx';
import { useWaitWords } from '../use-wait-words.ts';
import styles from './change-page.module.css';
import { type AskedDays, previewChange } from './changes-api.ts';
import { Confirming } from './confirming.tsx';
import { faultWords } from './fault-words.ts';

interface Props {
  quote: Quote;
  onApplied: () => void;
}

type Draft = { from: string; to: string; pax: number | null }[];

const isWhole = (draft: Draft): draft is AskedDays => draft.every(({ to, pax }) => to !== '' && pax !== null && pax > 0);

/** The days and people that are wished for, and then what they change (design: lifecycle L17–L21). */
export const Changing = ({ quote, onApplied }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const waitWords = useWaitWords();
  const { id, days = [] } = quote;
  const [draft, setDraft] = useState<Draft>(days.map(({ date, plenary }) => ({ from: date, to: date, pax: Number(plenary.pax) })));
  const [shown, setShown] = useState<{ days: AskedDays; preview: ChangePreview } | null>(null);
  const form = useSubmission({
    send: async (asked: AskedDays, { signal }) => ({ days: asked, preview: await previewChange(id, asked, signal) }),
    endpoints: [contract.previewChange],
    toRoot: atRoot,
    words: {
      conflict: t('change.barred.conflict.text'),
      'event-over': t('change.barred.event-over.text'),
      'too-many-requests': waitWords('signature.failure.tooMany'),
      'network-failure': t('signature.failure.offline'),
      failed: t('signature.failure.failed'),
    },
    onDone: setShown,
  });
  const edit = (index: number, fields: Partial<Draft[number]>) => {
    setDraft(draft.map((one, place) => (place === index ? { ...one, ...fields } : one)));
    setShown(null);
    form.forget();
  };
  const ask = (asked: Draft) => {
    if (isWhole(asked)) void form.submit(asked);
    else form.fail({ code: 'invalid-request', text: t('change.form.required'), errors: {}, error: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(draft);
  };
  const take = (instead: readonly string[]) => {
    const next = draft.map((one, index) => ({ ...one, to: instead[index] ?? one.to }));
    setDraft(next);
    ask(next);
  };
  const errors = shown?.preview.errors ?? {};
  return (
    <div className={styles.body}>
      <PageHeading headline={t('change.page.headline')} isAnswer={false}>
        {t('change.page.lead')}
      </PageHeading>
      <form className={styles.body} noValidate onSubmit={submit}>
        {draft.map(({ from, to, pax }, index) => (
          <fieldset key={from} className={styles.day}>
            <legend>{t('change.form.legend', { number: index + 1, day: formatDay(from, locale, 'full') })}</legend>
            <TextField
              type="date"
              label={t('change.form.day')}
              value={to}
              error={faultWords(t, errors[`days.${index}.to`])}
              onChange={(day) => edit(index, { to: day })}
            />
            <PaxField
              label={t('change.form.pax')}
              value={pax}
              onChange={(people) => edit(index, { pax: people })}
              decreaseLabel={t('change.form.fewer')}
              increaseLabel={t('change.form.more')}
            />
          </fieldset>
        ))}
        <FailureCallout text={form.failure?.text} />
        <div className={styles.ways}>
          <Button
            type="submit"
            variant={shown ? 'secondary' : 'primary'}
            isPending={form.isPending}
            pendingLabel={t('change.form.pending')}
          >
            {t('change.form.preview')}
          </Button>
        </div>
      </form>
      {shown ? <Confirming quote={quote} {...shown} onTake={take} onRefresh={() => ask(draft)} onApplied={onApplied} /> : null}
    </div>
  );
};
