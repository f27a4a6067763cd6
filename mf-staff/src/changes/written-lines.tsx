import { type DayDraft, draftOf } from '@plenary/contracts/change-draft';
import type { FieldErrors } from '@plenary/contracts/problem';
import { maxProposalLines } from '@plenary/contracts/proposals-terms';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchCatalogue } from '../written-lines/fetch-catalogue.ts';
import { emptyLine, type LineDraft } from '../written-lines/line-draft.ts';
import { LineFields } from '../written-lines/line-fields.tsx';
import styles from '../written-lines/written-lines.module.css';
import { agreedLines, goingAlong, isPricedByHand, onChosenDay } from './agreed-lines.ts';

interface Props {
  quote: Quote;
  userId: string | undefined;
  /** The days as they are wished for. */
  draft: readonly DayDraft[];
  /** Null: they go along with the days and the people. */
  lines: readonly LineDraft[] | null;
  /** By field path `lines.0.label`. */
  errors: FieldErrors;
  onWrite: (lines: readonly LineDraft[] | null) => void;
}

/** The lines of a booking in its change: as the days and people have them, until staff write them themselves (design: lifecycle L17). */
export const WrittenLines = ({ quote, userId, draft, lines, errors, onWrite }: Props) => {
  const { t } = useTranslation('staff');
  const errorId = useId();
  return (
    <section className={styles.form} aria-label={t('changes.lines.title')}>
      <p>{t(isPricedByHand(quote) ? 'changes.lines.along' : 'changes.lines.listed')}</p>
      <FieldError id={errorId} message={errors.lines ? t('changes.lines.missing') : undefined} />
      {lines ? <Written {...{ quote, userId, draft, lines, errors, onWrite }} /> : null}
      <p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onWrite(lines ? null : goingAlong(agreedLines(quote), draftOf(quote.days ?? []), draft))}
        >
          {t(lines ? 'changes.lines.undo' : 'changes.lines.write')}
        </Button>
      </p>
    </section>
  );
};

const Written = ({ quote: { demandId }, userId, draft, lines, errors, onWrite }: Props & { lines: readonly LineDraft[] }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const days = draft.map(({ to }) => to).filter(Boolean);
  const sold = [...new Set(days)].sort();
  const { loading } = useLoading({
    load: async (signal) => (userId && sold.length > 0 ? fetchCatalogue({ userId, demandId, days: sold }, language, signal) : []),
    of: `${userId} ${demandId} ${sold}`,
  });
  const offers = loading.type === 'loaded' ? loading.value : [];
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
          key={index}
          {...{ line, index, days, offers, errors }}
          onChange={(written) => onWrite(lines.map((one, at) => (at === index ? onChosenDay(written, one, draft) : one)))}
          onRemove={lines.length > 1 ? () => onWrite(lines.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {lines.length < maxProposalLines ? (
        <p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onWrite([...lines, onChosenDay(emptyLine(lines.at(-1)?.day ?? days[0] ?? ''), undefined, draft)])}
          >
            {t('proposals.add')}
          </Button>
        </p>
      ) : null}
    </>
  );
};
