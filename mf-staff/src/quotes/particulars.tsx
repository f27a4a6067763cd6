import { changeParticulars } from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { contributorLine } from '@plenary/contracts/quote-particulars-terms';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { ParticularsDialog } from './particulars-dialog.tsx';
import styles from './quote.module.css';

/** What staff wrote on a quote, and the way to change it until it is signed. */
export const Particulars = ({ booked }: { booked: BookedQuote }) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { particulars = {}, status } = booked.quote;
  const { headerFreeText, additionalServices } = particulars;
  const written = [
    [t('trail.fields.headerFreeText'), headerFreeText],
    [t('trail.fields.additionalServices'), additionalServices],
    [t('trail.fields.businessContributor'), contributorLine(particulars)],
  ].filter(([, text]) => text);
  const close = () => setOpen(false);
  return (
    <Panel id="particulars" title={t('quotes.particulars.title')}>
      {written.length === 0 ? <p>{t('quotes.particulars.none')}</p> : null}
      {written.map(([label, text]) => (
        <p key={label} className={styles.written}>
          <strong>{label}</strong> {text}
        </p>
      ))}
      <p>
        <ExplainedDeed
          by={changeParticulars}
          refusal={status === 'Presented' ? undefined : t('quotes.particulars.over')}
          variant="secondary"
          size="small"
          onClick={() => setOpen(true)}
        >
          {t('quotes.particulars.change')}
        </ExplainedDeed>
      </p>
      {isOpen ? (
        <ParticularsDialog
          booked={booked}
          onClose={close}
          onSaved={() => {
            close();
            void revalidate();
          }}
        />
      ) : null}
    </Panel>
  );
};
