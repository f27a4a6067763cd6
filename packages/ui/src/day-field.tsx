import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './day-field.module.css';
import field from './field.module.css';
import { FieldShell, type FieldWords, useField } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

export interface DayFieldProps extends FieldWords, Pick<PopoverProps, 'title' | 'closeLabel' | 'align'> {
  /** Of the value in its form. */
  name: string;
  /** Local day, 'YYYY-MM-DD'; empty: none is chosen. */
  value: string;
  /** The day in the page's words. */
  shown: string | undefined;
  placeholder: string;
  /** Its panel opens: what the panel shows is needed now. */
  onOpen: () => void;
  /** The calendar; `close` gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A labelled day, chosen in a calendar: closed days are seen there, and the day stands in the page's words, not in the browser's. */
export const DayField = ({ name, value, shown, placeholder, onOpen, title, closeLabel, align, children, ...words }: DayFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { tone, control } = useField(words);
  const turn = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    openerRef.current?.focus();
  };
  return (
    <div className={styles.place}>
      <FieldShell id={control.id} words={words}>
        <div className={field.box} data-tone={tone}>
          <button
            {...control}
            ref={openerRef}
            type="button"
            className={styles.opener}
            // The name of a button with a label is that label alone, without the day.
            aria-labelledby={`${control.id}-label ${control.id}-day`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={turn}
          >
            <span id={`${control.id}-day`} data-empty={shown === undefined || undefined}>
              {shown ?? placeholder}
            </span>
            <Icon name="calendar" size={20} />
          </button>
        </div>
      </FieldShell>
      <input type="hidden" name={name} value={value} />
      <Popover
        id={panelId}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        openerRef={openerRef}
        title={title}
        closeLabel={closeLabel}
        align={align}
      >
        {children(close)}
      </Popover>
    </div>
  );
};
