import { usePlatform } from '@plenary/platform';
import { Avatar } from '@plenary/ui/avatar';
import { Button, buttonClass } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './portrait-field.module.css';
import { type PortraitFault, readPortrait } from './read-portrait.ts';

interface Props {
  name: string;
  /** Shown today; null: none. */
  url: string | null;
  /** Data URL of what is to be saved; null: to be removed; undefined: as it is. */
  portrait: string | null | undefined;
  /** Why the service refused it. */
  error: string | undefined;
  onChange: (portrait: string | null | undefined) => void;
}

const fieldId = 'scientist-portrait';

/** The portrait of a Meeting Scientist, from a file; saved with the rest of the form. */
export const PortraitField = ({ name, url, portrait, error, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<PortraitFault | 'unread' | null>(null);
  const shown = portrait === undefined ? url : portrait;

  const take = async (file: File) => {
    const result = await readPortrait(file).catch((reason: unknown) => {
      report(reason);
      return { fault: 'unread' as const };
    });
    setFault('fault' in result ? result.fault : null);
    if ('dataUrl' in result) onChange(result.dataUrl);
  };
  const remove = () => {
    setFault(null);
    onChange(url ? null : undefined);
    // The button is gone with the portrait.
    input.current?.focus();
  };
  const message = fault ? t(`scientists.portrait.${fault}`) : error;

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('scientists.portrait.label')}</legend>
      <Avatar name={name} url={shown} size="portrait" />
      <div className={styles.place}>
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {t('scientists.portrait.hint')}
        </p>
        <div className={styles.actions}>
          <input
            ref={input}
            id={fieldId}
            className={`${styles.input} visually-hidden`}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${fieldId}-hint ${fieldId}-message`}
            aria-invalid={message ? true : undefined}
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (!file) return;
              await take(file);
              // Else choosing the same file again changes nothing.
              target.value = '';
            }}
          />
          {/* The browser's own button speaks the browser's language. */}
          <label className={`${buttonClass({ variant: 'secondary', size: 'small' })} ${styles.choose}`} htmlFor={fieldId}>
            {t(shown ? 'scientists.portrait.change' : 'scientists.portrait.choose')}
          </label>
          {shown ? (
            <Button variant="quiet" size="small" onClick={remove}>
              {t('scientists.portrait.remove')}
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.hint}>
          {portrait === undefined ? '' : t(portrait ? 'scientists.portrait.ready' : 'scientists.portrait.removed')}
        </p>
        <FieldError id={`${fieldId}-message`} message={message} />
      </div>
    </fieldset>
  );
};
