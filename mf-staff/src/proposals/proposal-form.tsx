import type { CustomPriceReason } from '@plenary/contracts/booking.schemas';
import { maxProposalLines, maxValidDays, usualValidDays } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { fetchCatalogue } from '../written-lines/fetch-catalogue.ts';
import { emptyLine, type LineDraft } from '../written-lines/line-draft.ts';
import { LineFields } from '../written-lines/line-fields.tsx';
import styles from '../written-lines/written-lines.module.css';
import { NoListPrice } from './no-list-price.tsx';
import { PricedProposal } from './priced-proposal.tsx';
import { useProposal } from './use-proposal.ts';

interface Props {
  userId: string;
  demandId: string;
  /** Local days of the demand. */
  days: readonly string[];
  /** It has a list price, with which the proposal is compared. */
  isListed?: boolean;
  /** Why it has none; undefined: it has one, or that is not known. */
  why?: CustomPriceReason | undefined;
  /** The lines to begin with; without: an empty one. */
  initial?: readonly LineDraft[];
  /** The quote whose next version is written, and its revision as it is shown. */
  replaces?: { quoteId: string; revision: number };
  /** The quote whose variant is written. */
  variantOf?: string;
}

const validities = [7, usualValidDays, 30, maxValidDays].map(String);

/** Staff write the lines, or take them from the price list, see what they come to, and send them, or submit them for approval (design: lifecycle L9, L10). */
export const ProposalForm = ({ userId, demandId, days, isListed = false, why, initial, replaces, variantOf }: Props) => {
  const { t } = useTranslation('staff');
  const [lines, setLines] = useState<readonly LineDraft[]>(() => (initial?.length ? initial : [emptyLine(days[0] ?? '')]));
  const [holds, setHolds] = useState(false);
  const [validDays, setValidDays] = useState(String(usualValidDays));
  const { pricing, sending, submitting, preview, send, submit, drop } = useProposal({ userId, demandId, replaces, variantOf });
  const { language } = usePlatform();
  const { loading } = useLoading({ load: (signal) => fetchCatalogue({ userId, demandId }, language, signal), of: demandId });
  const offers = loading.type === 'loaded' ? loading.value : [];
  const change = (changed: readonly LineDraft[]) => {
    setLines(changed);
    drop();
  };
  return (
    <form
      className={styles.form}
      aria-label={t('proposals.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pricing.submit({ lines, validDays, holds });
      }}
    >
      <NoListPrice why={why} />
      <p>{t(replaces ? 'proposals.hintVersion' : isListed ? 'proposals.hintListed' : 'proposals.hint')}</p>
      {lines.map((line, index) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
          key={index}
          {...{ line, index, days, offers }}
          errors={pricing.errors}
          onChange={(written) => change(lines.map((one, at) => (at === index ? written : one)))}
          onRemove={lines.length > 1 ? () => change(lines.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      <Checkbox
        label={t('proposals.holds')}
        description={t('proposals.holdsHint')}
        isSelected={holds}
        onChange={(chosen) => {
          setHolds(chosen);
          drop();
        }}
      />
      <div className={styles.actions}>
        {lines.length < maxProposalLines ? (
          <Button variant="secondary" onClick={() => change([...lines, emptyLine(lines.at(-1)?.day ?? days[0] ?? '')])}>
            {t('proposals.add')}
          </Button>
        ) : null}
        <NativeSelect
          label={t('proposals.validFor')}
          options={validities.map((id) => ({ id, label: t('proposals.days', { count: Number(id) }) }))}
          value={validDays}
          onChange={(chosen) => {
            setValidDays(chosen);
            drop();
          }}
        />
        <Button type="submit" isPending={pricing.isPending} pendingLabel={t('newQuote.searching')}>
          {t('proposals.show')}
        </Button>
      </div>
      {pricing.failure?.text ? <FailureNotice>{pricing.failure.text}</FailureNotice> : null}
      {[sending, submitting].map(({ failure }, index) =>
        failure?.text ? <FailureNotice key={index === 0 ? 'sending' : 'submitting'}>{failure.text}</FailureNotice> : null,
      )}
      {preview ? (
        <PricedProposal preview={preview} isPending={sending.isPending || submitting.isPending} onSend={send} onSubmit={submit} />
      ) : null}
    </form>
  );
};
