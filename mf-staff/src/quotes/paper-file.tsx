import { buttonClass } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { useTranslation } from 'react-i18next';
import styles from './quote.module.css';

interface Props {
  /** Null: none is chosen. */
  file: File | null;
  error: string | undefined;
  onChange: (file: File) => void;
}

const fieldId = 'signed-paper';

/** Chooses the PDF that the customer signed by hand. */
export const PaperFile = ({ file, error, onChange }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.paper}>
      <legend>{t('quotes.paper.file')}</legend>
      <p id={`${fieldId}-hint`} className={styles.paperHint}>
        {t('quotes.paper.fileHint')}
      </p>
      <div className={styles.paperChoice}>
        <input
          id={fieldId}
          className={`${styles.paperInput} visually-hidden`}
          type="file"
          accept="application/pdf"
          aria-describedby={`${fieldId}-hint ${fieldId}-message`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChange(chosen);
          }}
        />
        {/* The browser's own button speaks the browser's language. */}
        <label className={buttonClass({ variant: 'secondary', size: 'small' })} htmlFor={fieldId}>
          {t(file ? 'quotes.paper.other' : 'quotes.paper.choose')}
        </label>
        <span role="status">{file?.name ?? ''}</span>
      </div>
      <FieldError id={`${fieldId}-message`} message={error} />
    </fieldset>
  );
};
