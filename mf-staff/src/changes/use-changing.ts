import { askedChange, type DayDraft, draftFaults, draftOf, inOrder } from '@plenary/contracts/change-draft';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import type { Addons, Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf, type LineDraft } from '../written-lines/line-draft.ts';
import { askedLines, goingAlong } from './agreed-lines.ts';
import { type Changing, changeDeal, previewChange } from './api.ts';

export interface Shown {
  asked: AskedChange;
  preview: ChangePreview;
}

interface Wish {
  /** Days that the form begins with. */
  proposed?: readonly string[] | undefined;
  onChanged: () => void;
}

/** Refusals of what the caller has seen, which is another one by now. */
const outdated: readonly string[] = ['price-changed', 'stale-version', 'no-longer-available'];

/** What is wished for, asked about, and then made; an outcome that is another one by then is shown again. */
export const useChanging = ({ id: dealId, days = [], addons }: Quote, { proposed = [], onChanged }: Wish) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [draft, setDraft] = useState(() => draftOf(days).map((one, index) => ({ ...one, to: proposed[index] ?? one.to })));
  const [chosen, setChosen] = useState(addons);
  /** Null: they are as the days and people have them. */
  const [lines, setLines] = useState<readonly LineDraft[] | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const failed = { conflict: t('changes.over'), 'event-over': t('changes.begun'), failed: t('surveys.failures.failed') };
  const asking = useSubmission({
    send: async (asked: AskedChange, { signal }) => ({ asked, preview: await previewChange(dealId, asked, language, signal) }),
    endpoints: [contract.previewChange],
    words: failed,
    onDone: setShown,
  });
  const form = useSubmission({
    send: (content: Changing, { idempotencyKey }) => changeDeal(dealId, content, idempotencyKey),
    endpoints: [contract.changeDeal],
    fields: ['consent'],
    words: {
      ...failed,
      'price-changed': t('changes.changed'),
      'stale-version': t('changes.changed'),
      'no-longer-available': t('changes.gone'),
      'invalid-request': t('changes.changed'),
      'change-open': t('changes.obstacles.change-open'),
      forbidden: t('proposals.failures.overLimit'),
    },
    onDone: onChanged,
    onFailure: ({ code, errors }) => {
      const isOther = outdated.includes(code) || (code === 'invalid-request' && !errors.consent);
      if (shown && isOther) void asking.submit(shown.asked);
    },
  });
  const edited = () => {
    setShown(null);
    asking.forget();
  };
  const linesOn = (wished: readonly DayDraft[]) => lines && goingAlong(lines, draft, wished);
  const edit = (wished: DayDraft[]) => {
    setLines(linesOn(wished));
    setDraft(wished);
    edited();
  };
  const write = (written: readonly LineDraft[] | null) => {
    setLines(written);
    edited();
  };
  const choose = (wished: Addons) => {
    setChosen(wished);
    edited();
  };
  const ask = (typed = draft, written = lines) => {
    const wished = inOrder(typed);
    setDraft(wished);
    const lacking = { ...draftFaults(wished), ...(written && faultsOf(written)) };
    if (Object.keys(lacking).length === 0) {
      const asked = askedChange(wished, chosen, { days, addons });
      return void asking.submit(written ? { days: asked.days, lines: askedLines(written) } : asked);
    }
    asking.fail({ code: 'invalid-request', text: null, errors: lacking, error: null });
  };
  const take = (instead: readonly string[]) => {
    const next = draft.map((one, index) => ({ ...one, to: instead[index] ?? one.to }));
    edit(next);
    ask(next, linesOn(next));
  };
  return { draft, chosen, lines, shown, asking, form, edit, choose, write, ask, take };
};
