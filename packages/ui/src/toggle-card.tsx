import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './toggle-card.module.css';

export interface ToggleCardProps {
  /** A VenuePicture or an img with alt="". */
  picture: ReactNode;
  title: string;
  description?: ReactNode;
  /** A Price, or the word "Free". */
  price?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/** A large picture that is taken or not: an add-on. The whole card is one checkbox. */
export const ToggleCard = ({ picture, title, description, price, isSelected, onChange, isDisabled }: ToggleCardProps) => {
  const id = useId();
  return (
    <div className={styles.card} data-selected={isSelected || undefined} data-disabled={isDisabled || undefined}>
      <div className={styles.picture}>{picture}</div>
      <input
        type="checkbox"
        className={styles.input}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      />
      <span className={styles.mark}>
        <Icon name={isSelected ? 'check' : 'plus'} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title} id={`${id}-title`}>
          {title}
        </p>
        <div className={styles.rest} id={`${id}-words`}>
          {description ? <p className={styles.description}>{description}</p> : null}
          {price ? <p className={styles.price}>{price}</p> : null}
        </div>
      </div>
    </div>
  );
};
