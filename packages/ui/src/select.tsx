import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> {
  /** Id of the button, as the target of an error summary. */
  id?: string;
  label: string;
  description?: ReactNode;
  error?: string;
  placeholder: string;
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
}

/** One of many, in a list that opens. */
export const Select = <Id extends string>(props: SelectProps<Id>) => {
  const { id, label, description, error, placeholder, options, value, onChange, isDisabled } = props;
  return (
    <AriaSelect
      className={field.field ?? ''}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
    >
      <Label className={field.label}>{label}</Label>
      {description ? (
        <Text slot="description" elementType="p" className={field.description}>
          {description}
        </Text>
      ) : null}
      <Button id={id} className={styles.button ?? ''}>
        <SelectValue className={styles.value ?? ''} />
        <Icon name="chevron-down" size={20} />
      </Button>
      <div aria-live="polite">
        <FieldError elementType="p" className={styles.error ?? ''}>
          <Icon name="warning" size={16} />
          {error}
        </FieldError>
      </div>
      <Popover className={styles.popover ?? ''} offset={4}>
        <ListBox className={styles.list ?? ''} items={options}>
          {(option) => (
            <ListBoxItem className={styles.option ?? ''} id={option.id} textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <span className={styles.words}>
                    {option.label}
                    {option.description ? <span className={styles.note}>{option.description}</span> : null}
                  </span>
                  {isSelected ? <Icon name="check" size={20} /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
