import { ChangeFields } from '@plenary/booking-changes/change-fields';
import { askedChange, type DayDraft, draftFaults, draftOf, inOrder } from '@plenary/contracts/change-draft';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { WhyNot } from '../quote-task/why-not.tsx';
import { FailureCallout } from '../signature/failure-callout.tsx';
import { useWaitWords } from '../use-wait-words.ts';
import { previewChange } from './changes-api.ts';
import { Confirming } from './confirming.tsx';

interface Props {
  quote: Quote;
  onApplied: () => void;
}

/** What is wished for, and then what it changes (design: lifecycle L17–L21). */
export const Changing = ({ quote, onApplied }: Props) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { id, days = [], addons } = quote;
  const [draft, setDraft] = useState(() => draftOf(days));
  const [chosen, setChosen] = useState(addons);
  const [shown, setShown] = useState<{ asked: AskedChange; preview: ChangePreview } | null>(null);
  const form = useSubmission({
    send: async (asked: AskedChange, { signal }) => ({ asked, preview: await previewChange(id, asked, signal) }),
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
  const edited = () => {
    setShown(null);
    form.forget();
  };
  const ask = (typed: DayDraft[]) => {
    const wished = inOrder(typed);
    setDraft(wished);
    const lacking = draftFaults(wished);
    if (Object.keys(lacking).length === 0) return void form.submit(askedChange(wished, chosen, { days, addons }));
    setShown(null);
    form.fail({ code: 'invalid-request', text: t('change.form.required'), errors: lacking, error: null });
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
  return (
    <div className={styles.body}>
      <PageHeading headline={t('change.page.headline')} isAnswer={false}>
        {t('change.page.lead')}
      </PageHeading>
      <WhyNot quote={quote} obstacles={[quote.ways?.postpone ?? null]} />
      <form className={styles.body} noValidate onSubmit={submit}>
        <ChangeFields
          days={days}
          booked={addons}
          {...{ draft, chosen }}
          lacking={form.errors}
          preview={shown?.preview}
          onDraft={(wished) => {
            setDraft(wished);
            edited();
          }}
          onChosen={(wished) => {
            setChosen(wished);
            edited();
          }}
        />
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
